import * as z from 'zod';
import {
  MAX_ASKED_HOSTS,
  MAX_HELD_TIMES,
  MAX_HOLD_DAYS,
  MAX_PROPOSED_TIMES,
  MAX_WEEK_DAYS,
} from '#shared/domain/proposal/limits.ts';
import { PROPOSAL_STATES } from '#shared/domain/proposal/state.ts';
import { connectionRefusals, offerRefusals } from './booking-refusals.ts';
import { commaList, endpoint, queryInteger } from './endpoint.ts';
import { cursorFacts, cursorQuery } from './paging.ts';
import {
  channel,
  duration,
  email,
  id,
  instant,
  language,
  proposalToken,
  shortText,
  timeZone,
} from './schemas.ts';

const DAY_MS = 86_400_000;

const person = z.object({ id, name: z.string() });
const span = z.object({ start: instant, end: instant });

/** For whom times are held. */
const recipient = z.object({
  name: shortText.trim().min(1),
  email: email.nullable(),
  timezone: timeZone,
  language,
});

const proposedTime = span.extend({
  /** Whose time is held. */
  hosts: z.array(person),
  /** The room or thing that is held with it. */
  resource: z.string().nullable(),
  /** Nobody but the recipient could book it: outside the hours, off the grid, or too near. */
  isOutsideHours: z.boolean(),
  /** A host has taken it back for something else; the others stay. */
  isFreed: z.boolean(),
  /** Opens the booking page on this very time; opening it picks nothing. Null without a public page. */
  url: z.string().nullable(),
});

/** A proposal with all that its texts are written from (`shared/domain/proposal`). */
const proposal = z.object({
  id,
  state: z.enum(PROPOSAL_STATES),
  meetingType: person,
  durationMinutes: z.int(),
  channel: channel.nullable(),
  /** Who proposes. */
  host: person.extend({ timezone: z.string() }),
  recipient: z.object({
    name: z.string(),
    email: z.string().nullable(),
    timezone: z.string(),
    language,
  }),
  /** In order of time. */
  times: z.array(proposedTime),
  /** One link that shows all proposed times; null where the meeting type has no public page. */
  url: z.string().nullable(),
  /** "Or choose another time": the whole calendar, in which what is held for them is free. */
  otherUrl: z.string().nullable(),
  holdUntil: instant,
  /** The hold can be extended until then. */
  holdAtMost: instant,
  createdAt: instant,
  /** When it was taken, withdrawn, or seen to have expired. */
  closedAt: instant.nullable(),
  remindedAt: instant.nullable(),
  /** What came of it. */
  taken: z
    .object({
      appointmentId: id,
      start: instant,
      /** Who picked: whoever had the link. Empty once they are erased. */
      name: z.string(),
      isCancelled: z.boolean(),
    })
    .nullable(),
});

const params = z.object({ proposalId: id });

/** A range of whole weeks, and what is to be proposed in it. */
const weekQuery = z
  .object({
    meetingTypeId: id,
    from: instant,
    to: instant,
    duration: queryInteger(1, 1440).optional(),
    hostIds: commaList(id, MAX_ASKED_HOSTS).optional(),
    channel: channel.optional(),
    resourceChannelIds: commaList(id, 100).optional(),
  })
  .refine(({ from, to }) => isAskable(Date.parse(to) - Date.parse(from)), {
    path: ['to'],
    error: 'Not after `from`, or more than six weeks later',
  });

const busyKinds = [
  'appointment',
  'hold',
  'buffer',
  'calendar-event',
  'away',
  /** A colleague's who is met too, or a resource's. */
  'other',
] as const;

export const proposalApi = {
  getProposalWeek: endpoint({
    method: 'get',
    path: '/proposal/week',
    summary: 'One’s own time, to propose some of it: free hours, what is busy, a meeting’s starts',
    right: 'proposal:make',
    limit: 'office',
    byApp: 'propose',
    query: weekQuery,
    reply: z.object({
      /** The host's own; with the clock of the server, by which everything is decided. */
      timezone: z.string(),
      now: instant,
      durationMinutes: z.int(),
      bufferBeforeMinutes: z.int(),
      bufferAfterMinutes: z.int(),
      /** When all who are met work. */
      hours: z.array(span),
      busy: z.array(
        span.extend({
          kind: z.enum(busyKinds),
          /** What it is, where the caller may know: a meeting type's name, a recipient's. */
          label: z.string().nullable(),
          /** Of a hold that is a proposal's. */
          proposalId: id.nullable(),
        }),
      ),
      /** A meeting must touch none of these, its own buffers are in them; anything else can be held. */
      blocked: z.array(span),
      /** The starts that visitors could book. */
      starts: z.array(instant),
      /** Where it can take place; whoever picks chooses where none is proposed. */
      channels: z.array(channel),
      /** All of the hosts come, not one of them. */
      isTogether: z.boolean(),
      /** Who comes, or among whom the caller may choose. */
      hosts: z.array(person.extend({ isOwn: z.boolean() })),
      /** What can be held with it where it takes place in a room. */
      resources: z.array(person),
      /** How many times are held of the host, and how many may be at once. */
      held: z.object({ count: z.int(), most: z.literal(MAX_HELD_TIMES) }),
      /** A connected calendar cannot be read: nothing can be held. */
      isUnreadable: z.boolean(),
    }),
    refuses: [...offerRefusals, ...connectionRefusals, 'forbidden'],
  }),
  findRecipient: endpoint({
    method: 'get',
    path: '/proposal/recipient',
    summary: 'What is known of somebody from their earlier bookings with the caller',
    right: 'proposal:make',
    limit: 'office',
    byApp: 'propose',
    query: z.object({ email }),
    reply: z.object({
      known: z.object({ name: z.string(), timezone: z.string(), language }).nullable(),
    }),
    refuses: [],
  }),
  getOffer: endpoint({
    method: 'get',
    path: '/proposal/offer/{token}',
    summary: 'What a proposal’s link offers; whoever has the link may pick one of the times',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ token: proposalToken }),
    reply: z.object({
      state: z.enum(PROPOSAL_STATES),
      meetingTypeId: id,
      durationMinutes: z.int(),
      channel: channel.nullable(),
      hostName: z.string(),
      timezone: z.string().meta({ description: 'The recipient’s' }),
      language,
      /** Those that are still held, in order; who may pick asks `GET /booking-availability`. */
      times: z.array(instant),
      holdUntil: instant,
      /** What is held with all of them: a room, a thing; null where that differs. */
      resourceChannelId: id.nullable(),
      /** Somebody is paying for one of the times; until then nobody else can. */
      beingPaidUntil: instant.nullable(),
    }),
    refuses: ['link-invalid'],
  }),
  listProposals: endpoint({
    method: 'get',
    path: '/proposal',
    summary: 'Proposals, the newest first: one’s own, or all that the right reaches',
    right: 'proposal:make',
    limit: 'office',
    query: z.object({
      ...cursorQuery,
      state: z.enum(PROPOSAL_STATES).optional(),
      view: z.enum(['mine', 'all']).optional().meta({ description: '`mine` unless it is said' }),
      search: shortText
        .optional()
        .meta({ description: 'Part of a recipient’s name or address, or of a meeting’s name' }),
    }),
    reply: z.object({ proposals: z.array(proposal), ...cursorFacts }),
    refuses: [],
  }),
  getProposal: endpoint({
    method: 'get',
    path: '/proposal/{proposalId}',
    summary: 'A proposal with its links, to be copied again',
    right: 'proposal:make',
    limit: 'office',
    byApp: 'propose',
    params,
    reply: proposal,
    refuses: ['not-found', 'forbidden'],
  }),
  createProposal: endpoint({
    method: 'post',
    path: '/proposal',
    summary: 'Holds times for somebody: all of them, or none and it says which have gone',
    right: 'proposal:make',
    limit: 'office',
    byApp: 'propose',
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }),
    body: z.object({
      meetingTypeId: id,
      duration: duration.optional(),
      /** Of a meeting with anyone: among whom; the caller alone, where they serve it, without it. */
      hostIds: z.array(id).min(1).max(MAX_ASKED_HOSTS).optional(),
      channel: channel.optional(),
      /** One of these is held with each time; any that is offered without them. */
      resourceChannelIds: z.array(id).max(100).optional(),
      /** Also outside the hours, never over busy time. */
      times: z.array(instant).min(1).max(MAX_PROPOSED_TIMES),
      recipient,
      holdUntil: instant.optional().meta({
        description: `48 hours from now unless it is said; ${MAX_HOLD_DAYS} days at most`,
      }),
    }),
    reply: proposal,
    refuses: [
      ...offerRefusals,
      ...connectionRefusals,
      'proposed-times-gone',
      'too-many-held-times',
      'payment-not-available',
      'idempotency-key-reused',
      'forbidden',
    ],
  }),
  extendProposal: endpoint({
    method: 'post',
    path: '/proposal/{proposalId}/extend',
    summary: 'Holds the times longer; `was` has what the caller takes to be there',
    right: 'proposal:make',
    limit: 'office',
    params,
    body: z.object({
      holdUntil: instant,
      was: z.object({ holdUntil: instant }).partial().optional(),
    }),
    reply: proposal,
    refuses: ['not-found', 'forbidden', 'proposal-closed', 'changed-meanwhile'],
  }),
  withdrawProposal: endpoint({
    method: 'post',
    path: '/proposal/{proposalId}/withdraw',
    summary: 'Takes a proposal back: its times are free at once; a repeat changes nothing',
    right: 'proposal:make',
    limit: 'office',
    params,
    reply: proposal,
    refuses: ['not-found', 'forbidden', 'proposal-closed'],
  }),
  remindRecipient: endpoint({
    method: 'post',
    path: '/proposal/{proposalId}/remind',
    summary: 'Mails the times to the recipient, in their language; once a day at most',
    right: 'proposal:make',
    limit: 'office',
    params,
    reply: proposal,
    refuses: [
      'not-found',
      'forbidden',
      'proposal-closed',
      'no-email-known',
      'reminded-already',
      'mail-not-configured',
    ],
  }),
} as const;

export type Proposal = z.output<typeof proposal>;
export type ProposalWish = z.output<typeof proposalApi.createProposal.body>;
export type ProposalListQuery = z.output<typeof proposalApi.listProposals.query>;
export type ProposalWeek = z.output<typeof proposalApi.getProposalWeek.reply>;
export type ProposalWeekQuery = z.output<typeof weekQuery>;

function isAskable(lengthMs: number): boolean {
  return lengthMs > 0 && lengthMs <= MAX_WEEK_DAYS * DAY_MS + DAY_MS / 24;
}
