import * as z from 'zod';
import { AWAY_REASONS } from '#shared/domain/away-reason.ts';
import { MAX_DATES_AT_ONCE } from '#shared/domain/schedule/date-hours.ts';
import { dayOfDate } from '#shared/time/dates.ts';
import { endpoint } from './endpoint.ts';
import { id, localDate, plainText } from './schemas.ts';

/** Longest note to visitors, in characters. */
export const MAX_AWAY_NOTE_LENGTH = 300;

/** What happens to appointments that are there already. */
const AWAY_CHOICES = ['leave', 'cancel', 'give'] as const;
export type AwayChoice = (typeof AWAY_CHOICES)[number];

const days = { firstDate: localDate, lastDate: localDate };
const note = plainText.trim().max(MAX_AWAY_NOTE_LENGTH).nullable();
const asked = z
  .object({
    ...days,
    reason: z.enum(AWAY_REASONS),
    /** Shown to visitors. */
    note,
    /** Who is offered to visitors meanwhile. */
    delegateHostId: id.nullable(),
    /** `cancel` tells attendees; `give` gives each to the delegate or a colleague who is free, if any. */
    appointments: z.enum(AWAY_CHOICES),
  })
  .refine(isSpan, {
    error: 'The last day comes before the first, or a year after it',
    path: ['lastDate'],
  });

const person = z.object({ hostId: id, name: z.string() });

const period = z.object({
  id,
  hostId: id,
  firstDate: z.string(),
  lastDate: z.string(),
  timezone: z.string(),
  reason: z.enum(AWAY_REASONS),
  note: z.string().nullable(),
  delegate: person.nullable(),
  /** Appointments that still stand in it. */
  appointments: z.int(),
});

const meeting = z.object({ id, name: z.string() });
const outcome = z.object({ cancelled: z.int(), given: z.int(), left: z.int() });
const saved = z.object({ period, outcome });
const params = z.object({ outOfOfficeId: id });
const ofHost = z.object({ hostId: id.optional() });

export const outOfOfficeApi = {
  listOutOfOffice: endpoint({
    method: 'get',
    path: '/out-of-office',
    summary: 'When a host is away, from today on: oneself unless another host is named',
    right: 'schedule:edit',
    limit: 'office',
    query: ofHost,
    reply: z.object({ periods: z.array(period) }),
    refuses: ['host-not-found', 'forbidden'],
  }),
  listAwayAppointments: endpoint({
    method: 'get',
    path: '/out-of-office/appointments',
    summary: 'What stands in these days already',
    right: 'schedule:edit',
    limit: 'office',
    query: ofHost.extend(days).refine(isSpan, { error: 'Not in order, or too long' }),
    reply: z.object({
      total: z.int(),
      /** The first hundred. */
      appointments: z.array(
        z.object({
          id,
          startIso: z.string(),
          durationMinutes: z.int(),
          meetingType: z.string(),
          attendees: z.array(z.string()),
        }),
      ),
    }),
    refuses: ['host-not-found', 'forbidden'],
  }),
  listDelegates: endpoint({
    method: 'get',
    path: '/out-of-office/delegates',
    summary: 'Colleagues who offer meetings of a host too, and which of them',
    right: 'schedule:edit',
    limit: 'office',
    query: ofHost,
    reply: z.object({
      delegates: z.array(person.extend({ offers: z.array(meeting), lacks: z.array(meeting) })),
    }),
    refuses: ['host-not-found', 'forbidden'],
  }),
  createOutOfOffice: endpoint({
    method: 'post',
    path: '/out-of-office',
    summary: 'Closes whole days of a host, and decides about the appointments in them',
    right: 'schedule:edit',
    limit: 'office',
    body: asked.safeExtend({ hostId: id.optional() }),
    reply: saved,
    refuses: ['host-not-found', 'host-not-assigned', 'forbidden'],
  }),
  patchOutOfOffice: endpoint({
    method: 'patch',
    path: '/out-of-office/{outOfOfficeId}',
    summary: 'Says all of it anew; `was` has the days that the caller takes to be there',
    right: 'schedule:edit',
    limit: 'office',
    params,
    body: asked.safeExtend({ was: z.object(days).partial().optional() }),
    reply: saved,
    refuses: ['not-found', 'host-not-found', 'host-not-assigned', 'forbidden', 'changed-meanwhile'],
  }),
  deleteOutOfOffice: endpoint({
    method: 'delete',
    path: '/out-of-office/{outOfOfficeId}',
    summary: 'Opens its days again; what was cancelled or given away stays so',
    right: 'schedule:edit',
    limit: 'office',
    params,
    reply: z.object({
      deleted: z.literal(true),
      /** Appointments in these days that hosts have cancelled since, or given away. */
      gone: z.object({ cancelled: z.int(), given: z.int() }),
    }),
    refuses: ['not-found', 'forbidden'],
  }),
} as const;

export type AwayPeriod = z.output<typeof period>;
export type AwayOutcome = z.output<typeof outcome>;
export type GoneWhileAway = z.output<typeof outOfOfficeApi.deleteOutOfOffice.reply>['gone'];
export type AskedAway = z.output<typeof asked>;
export type Delegate = z.output<typeof outOfOfficeApi.listDelegates.reply>['delegates'][number];

function isSpan({ firstDate, lastDate }: { firstDate: string; lastDate: string }): boolean {
  const length = dayOfDate(lastDate) - dayOfDate(firstDate);
  return length >= 0 && length < MAX_DATES_AT_ONCE;
}
