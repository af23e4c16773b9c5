import * as z from 'zod';
import { MEETING_TYPE_STATES } from '#shared/domain/meeting-type/meeting-type-state.ts';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { channel, duration, id, image, instant, shortText } from './schemas.ts';

const state = z.enum(MEETING_TYPE_STATES);

/** The light form of a meeting type: what a list shows of it. */
const listedMeetingType = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  durations: z.array(duration),
  channel,
  customChannelName: z.string().nullable(),
  totalSpots: z.int().nullable(),
  state,
  /** When a pending one opens. */
  publishFrom: instant.nullable(),
  /** Whose page it is on. */
  owner: z.object({ kind: z.enum(['host', 'team']), id, name: z.string() }),
  /** Of its page; null where its owner has no address. */
  path: z.string().nullable(),
  /** The first few, in their order, and how many there are. */
  hosts: z.array(z.object({ id, name: z.string(), picture: image.nullable() })),
  hostCount: z.int(),
  workspaceId: id.nullable(),
  /** Shown on its owner's page, or for another's on one's own card. */
  isOnPage: z.boolean(),
  /** Appointments of each of the next 14 days of the reader, today first. */
  coming: z.array(z.int()),
  isHost: z.boolean(),
  /** It is paid, and this installation cannot take the payment: nobody can book it. */
  lacksPayment: z.boolean(),
  canEdit: z.boolean(),
});

const listQuery = z.object({
  ...pageQuery,
  search: shortText.optional().meta({ description: 'Part of its name, its path or its owner' }),
  state: state.optional().meta({ description: 'All but the archived ones without it' }),
  workspaceId: id.optional(),
});

const listReply = z.object({
  meetingTypes: z.array(listedMeetingType),
  ...pageFacts,
  /** How many there are in each state, whichever is asked for. */
  counts: z.object({
    published: z.int(),
    pending: z.int(),
    unpublished: z.int(),
    archived: z.int(),
  }),
});

const list = {
  method: 'get',
  right: 'meeting-type:edit',
  limit: 'office',
  reply: listReply,
  refuses: [],
} as const;

const MAX_AT_ONCE = 100;
const params = z.object({ meetingTypeId: id });
const meetingTypeIds = z.array(id).min(1).max(MAX_AT_ONCE);

export const meetingTypeListApi = {
  listMyMeetingTypes: endpoint({
    ...list,
    byApp: 'links',
    path: '/meeting-type',
    summary: 'The meeting types on one’s own page',
    query: listQuery,
  }),
  listAllMeetingTypes: endpoint({
    ...list,
    path: '/meeting-type/all',
    summary:
      'All that the caller’s right reaches; `domain` and `id` keep those of one host or one team',
    query: listQuery.extend({ domain: z.enum(['host', 'team']).optional(), id: id.optional() }),
  }),
  listAssignedMeetingTypes: endpoint({
    ...list,
    byApp: 'links',
    path: '/meeting-type/assigned',
    summary: 'Those that the caller hosts and does not own',
    query: listQuery,
  }),
  listMeetingTypesOfWorkspace: endpoint({
    ...list,
    path: '/meeting-type/workspace',
    summary: 'Those of a workspace, as far as the caller’s right reaches',
    query: listQuery.extend({ workspaceId: id }),
  }),
  getListedMeetingType: endpoint({
    method: 'get',
    path: '/meeting-type/{meetingTypeId}/optimized',
    summary: 'The light form of one, as lists show it',
    right: 'meeting-type:edit',
    limit: 'office',
    params,
    reply: listedMeetingType,
    refuses: ['meeting-type-not-available'],
  }),
  changeMeetingTypeStates: endpoint({
    method: 'patch',
    path: '/meeting-type/states',
    summary:
      'Publishes, takes back, archives or restores several at once, all of them or none; ' +
      '`pending` publishes from a date on, `restored` brings them back as what they were',
    right: 'meeting-type:edit',
    limit: 'office',
    body: z.object({
      meetingTypeIds,
      to: z.discriminatedUnion('state', [
        z.object({ state: z.enum(['published', 'unpublished', 'archived', 'restored']) }),
        z.object({ state: z.literal('pending'), publishFrom: instant }),
      ]),
    }),
    reply: z.object({
      /** Each as it is now, in the order of the ids. */
      meetingTypes: z.array(z.object({ id, state, publishFrom: instant.nullable() })),
    }),
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
  duplicateMeetingType: endpoint({
    method: 'post',
    path: '/meeting-type/duplicate',
    summary: 'A copy with its hosts and resources, on the same page; it is not published',
    right: 'meeting-type:edit',
    limit: 'office',
    body: z.object({ meetingTypeId: id, name: shortText.trim().min(1).optional() }),
    reply: z.object({ id, slug: z.string(), name: z.string() }),
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
  getMeetingTypeUses: endpoint({
    method: 'get',
    path: '/meeting-type/{meetingTypeId}/uses',
    summary: 'What hangs on it: what a deletion has to hand over, and what goes with it',
    right: 'meeting-type:edit',
    limit: 'office',
    params,
    reply: z.object({
      comingAppointments: z.int(),
      pastAppointments: z.int(),
      oneTimeLinks: z.int(),
      routingForms: z.array(z.object({ id, name: z.string() })),
    }),
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
  deleteMeetingType: endpoint({
    method: 'delete',
    path: '/meeting-type/{meetingTypeId}',
    summary:
      'Deletes an archived one; `handOverTo` takes its appointments, without which one that ' +
      'has any is refused',
    right: 'meeting-type:edit',
    limit: 'office',
    params,
    query: z.object({ handOverTo: id.optional() }),
    reply: z.object({ deleted: z.literal(true), handedOver: z.int() }),
    refuses: ['meeting-type-not-available', 'forbidden', 'meeting-type-in-use'],
  }),
  changeMeetingTypeWorkspace: endpoint({
    method: 'patch',
    path: '/meeting-type/{meetingTypeId}/change-workspace/{workspaceId}',
    summary: 'Puts it on a shelf; `none` takes it off',
    right: 'meeting-type:edit',
    limit: 'office',
    params: params.extend({ workspaceId: z.union([id, z.literal('none')]) }),
    reply: z.object({ id, workspaceId: id.nullable() }),
    refuses: ['meeting-type-not-available', 'forbidden', 'not-found'],
  }),
  toggleOnCard: endpoint({
    method: 'post',
    path: '/meeting-type/personal/{meetingTypeId}',
    summary: 'Shows it on a host’s page or card, or no more: one’s own, or that of `userId`',
    right: 'meeting-type:edit',
    limit: 'office',
    byApp: 'card',
    params,
    query: z.object({ userId: id.optional() }),
    reply: z.object({ id, hostId: id, isOnCard: z.boolean() }),
    refuses: ['meeting-type-not-available', 'forbidden', 'host-not-assigned'],
  }),
} as const;

export type ListedMeetingType = z.output<typeof listedMeetingType>;
export type MeetingTypeList = z.output<typeof listReply>;
export type MeetingTypeListQuery = z.output<typeof listQuery>;
export type StateWish = z.output<typeof meetingTypeListApi.changeMeetingTypeStates.body>['to'];
