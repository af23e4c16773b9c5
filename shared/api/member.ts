import * as z from 'zod';
import { ROLES } from '#shared/domain/roles/rights.ts';
import { endpoint } from './endpoint.ts';
import { cursorFacts, cursorQuery } from './paging.ts';
import { host, id, instant, longText, plainText } from './schemas.ts';

const employee = host.extend({ email: z.string(), role: z.enum(ROLES) });

const member = employee.extend({
  teams: z.array(z.object({ id, name: z.string(), isAdmin: z.boolean() })),
  joinedAt: instant,
  /** When they last were here, for who manages members; none where nothing says so. */
  lastSeenAt: instant.nullable(),
});

/** Who takes over; none where nobody does. */
const colleagueId = id.nullable();

export const memberApi = {
  listEmployees: endpoint({
    method: 'get',
    path: '/company/employees',
    summary: 'All members by name, the first thousand of them',
    right: 'colleague:read',
    limit: 'office',
    reply: z.array(employee),
    refuses: [],
  }),
  listMembers: endpoint({
    method: 'get',
    path: '/company/v2/employees',
    summary: 'The members by name, all or those that are looked for, by pages',
    right: 'colleague:read',
    limit: 'office',
    query: z.object({
      ...cursorQuery,
      /** Part of a name or an address, in any case. */
      search: plainText.trim().min(1).max(100).optional(),
      role: z.enum(ROLES).optional(),
      teamId: id.optional(),
    }),
    reply: z.object({ members: z.array(member), total: z.int(), ...cursorFacts }),
    refuses: ['validation-failed'],
  }),
  switchAdmin: endpoint({
    method: 'post',
    path: '/company/switch-admin/{userId}',
    summary: 'Grants a member the admin role, or takes it',
    right: 'member:manage',
    limit: 'office',
    params: z.object({ userId: id }),
    body: z.object({ isAdmin: z.boolean() }),
    reply: z.object({ userId: id, role: z.enum(ROLES) }),
    refuses: ['host-not-found', 'last-owner'],
  }),
  changeOwner: endpoint({
    method: 'patch',
    path: '/company/owner',
    summary:
      'Hands the company to another member; its owner, who says their password again, becomes an admin',
    right: 'company:own',
    limit: 'password',
    whileClosing: true,
    byToken: false,
    body: z.object({ userId: id, password: plainText.max(1000) }),
    reply: z.object({ userId: id, role: z.enum(ROLES) }),
    refuses: ['host-not-found', 'wrong-password'],
  }),
  getDeparture: endpoint({
    method: 'get',
    path: '/company/team-member/{userId}',
    summary:
      'What would have to be handed over if a member left, and where a colleague is not free for it',
    right: 'member:remove',
    limit: 'office',
    byToken: false,
    params: z.object({ userId: id }),
    query: z.object({ colleagueId: id.optional() }),
    reply: z.object({
      /** Who owns the company alone hands it over before they leave. */
      isOnlyOwner: z.boolean(),
      /** Coming ones that they alone hold, or with others who go on with them. */
      appointments: z.int(),
      shared: z.int(),
      /** How many people have a seat in them. */
      attendees: z.int(),
      /** Those that the colleague is not free for, the first of them by name. */
      clashes: z.int(),
      firstClashes: z.array(z.object({ appointmentId: id, name: z.string(), start: instant })),
      /** Their own meeting types, and those that nobody else serves. */
      meetingTypes: z.array(z.object({ id, name: z.string() })),
    }),
    refuses: ['host-not-found', 'forbidden'],
  }),
  removeMember: endpoint({
    method: 'delete',
    path: '/company/team-member/{userId}',
    summary:
      'Ends a membership: coming appointments go to a colleague who is free or are cancelled, meeting types go to a colleague or are archived; everybody may leave so',
    right: 'member:remove',
    limit: 'office',
    byToken: false,
    params: z.object({ userId: id }),
    body: z.object({
      appointments: z.object({
        colleagueId,
        /** What attendees read of those that are cancelled. */
        reason: longText.max(500).optional(),
        /** Where the colleague is not free: those are cancelled, or nothing happens at all. */
        whereBusy: z.enum(['cancel', 'refuse']).default('cancel'),
      }),
      meetingTypes: z.object({ colleagueId }),
    }),
    reply: z.object({ removed: z.literal(true), appointments: z.int(), meetingTypes: z.int() }),
    refuses: ['host-not-found', 'forbidden', 'last-owner', 'colleague-not-free'],
  }),
} as const;

export type Member = z.output<typeof member>;
export type MemberPage = z.output<typeof memberApi.listMembers.reply>;
export type Departure = z.output<typeof memberApi.getDeparture.reply>;
export type Removal = z.output<typeof memberApi.removeMember.body>;
