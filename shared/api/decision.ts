import * as z from 'zod';
import { ALL_ANSWERS, DECISION_KINDS } from '#shared/domain/decision/decisions.ts';
import { endpoint } from './endpoint.ts';
import { cursorQuery } from './paging.ts';
import { id, instant, plainText } from './schemas.ts';

/** Longest UID of an event that is asked about. */
const MAX_ABOUT_LENGTH = 4000;

/** What a host is to decide about an appointment of theirs. */
export const decision = z.object({
  appointment: z.object({
    id,
    name: z.string(),
    meetingTypeId: id,
    start: instant,
    end: instant,
    hosts: z.array(z.object({ id, firstname: z.string(), lastname: z.string() })),
    attendees: z.array(z.object({ name: z.string(), email: z.string() })),
  }),
  kind: z.enum(DECISION_KINDS),
  /** Tells two questions of one kind about an appointment apart. */
  about: z.string(),
  /** Where it is to go. */
  proposedStart: instant.nullable(),
  askedAt: instant,
  /** Of a clash: what takes its time. */
  event: z.object({ title: z.string().nullable(), start: instant, end: instant }).nullable(),
});

export const decisionApi = {
  listDecisions: endpoint({
    method: 'get',
    path: '/decisions',
    summary:
      'What the caller is to decide about coming appointments of theirs, the nearest first; `cursor` is the `next` of an earlier reply',
    right: 'appointment:manage',
    limit: 'office',
    query: z.object(cursorQuery),
    reply: z.object({ decisions: z.array(decision), next: z.string().nullable() }),
    refuses: [],
  }),
  answerDecision: endpoint({
    method: 'post',
    path: '/decisions/{appointmentId}',
    summary:
      'Answers what the caller is asked about an appointment; a move tells the attendees as any other does',
    right: 'appointment:manage',
    limit: 'office',
    params: z.object({ appointmentId: id }),
    body: z.strictObject({
      kind: z.enum(DECISION_KINDS),
      about: plainText.max(MAX_ABOUT_LENGTH),
      answer: z.enum(ALL_ANSWERS),
      /** What the caller saw: the appointment's start, and where it was to go. */
      was: z.strictObject({ start: instant, proposedStart: instant.nullable() }),
    }),
    reply: z.object({ settled: z.literal(true) }),
    refuses: [
      ...(['not-found', 'changed-meanwhile', 'appointment-not-found', 'forbidden'] as const),
      ...(['appointment-cancelled', 'appointment-past', 'start-not-bookable'] as const),
      ...(['slot-no-longer-available', 'held-for-somebody'] as const),
    ],
  }),
} as const;

export type Decision = z.output<typeof decision>;
export type DecisionAsked = Readonly<
  z.output<typeof decisionApi.answerDecision.body> &
    z.output<typeof decisionApi.answerDecision.params>
>;
