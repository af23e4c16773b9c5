import * as z from 'zod';
import { MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { MAX_DATES, MAX_DATES_AT_ONCE } from '#shared/domain/schedule/date-hours.ts';
import { DAY_MINUTES, findOverlaps, MAX_RANGES_A_DAY } from '#shared/domain/schedule/week-hours.ts';
import { endpoint } from './endpoint.ts';
import { id, localDate, plainText, timeZone } from './schemas.ts';

/** Ranges as lists of two: the client's types know no pairs. */
const keptDay = z.array(z.array(z.int()).length(2));

/** `[startMinute, endMinute)` of a local day. */
const range = z
  .tuple([z.int().min(0).max(DAY_MINUTES), z.int().min(0).max(DAY_MINUTES)])
  .readonly()
  .refine(([start, end]) => start < end, { error: 'It ends before it begins' });

/** The hours of a day: what meets is joined, what overlaps is refused. */
const dayHours = z
  .array(range)
  .max(MAX_RANGES_A_DAY)
  .readonly()
  .refine((day) => findOverlaps(day).length === 0, { error: 'They overlap' });

const weekHours = z
  .array(dayHours)
  .length(7)
  .readonly()
  .meta({ description: 'Seven lists, Sunday first' });

const name = plainText.trim().min(1).max(MAX_NAME_LENGTH);

/** A date with hours of its own; an empty list closes it. */
const date = z.object({ date: localDate, hours: dayHours });
/** What a date becomes: `null` gives it its weekday's hours again. */
const dateChange = z.object({ date: localDate, hours: dayHours.nullable() });

const keptSchedule = z.object({
  id,
  hostId: id,
  name: z.string(),
  timezone: z.string(),
  weekly: z.array(keptDay),
  isDefault: z.boolean(),
});

/** A week as somebody types it: its hours may overlap still. */
export const typedWeek = z
  .array(z.array(z.tuple([z.int(), z.int()]).readonly()).readonly())
  .readonly();

/** What somebody saw before they changed it. */
const asItWas = keptSchedule.pick({ name: true, timezone: true }).extend({ weekly: typedWeek });

const schedule = keptSchedule.extend({
  /** Dates with other hours, from today on. */
  dates: z.array(z.object({ date: z.string(), hours: keptDay })).max(MAX_DATES),
  /** The meeting types whose times follow it, for this host. */
  meetingTypes: z.array(z.object({ id, name: z.string() })),
});

const params = z.object({ scheduleId: id });

export const scheduleApi = {
  listSchedules: endpoint({
    method: 'get',
    path: '/schedule',
    summary: 'The schedules of a host: one’s own unless another host is named',
    right: 'schedule:edit',
    limit: 'office',
    query: z.object({ hostId: id.optional() }),
    reply: z.object({ schedules: z.array(schedule) }),
    refuses: ['host-not-found', 'forbidden'],
  }),
  getSchedule: endpoint({
    method: 'get',
    path: '/schedule/{scheduleId}',
    summary: 'Weekly hours and dates with other hours',
    right: 'schedule:edit',
    limit: 'office',
    params,
    reply: schedule,
    refuses: ['not-found', 'forbidden'],
  }),
  createSchedule: endpoint({
    method: 'post',
    path: '/schedule',
    summary: 'A new schedule; a host’s first is their default',
    right: 'schedule:edit',
    limit: 'office',
    body: z.object({
      hostId: id.optional(),
      name,
      timezone: timeZone,
      weekly: weekHours,
      dates: z.array(date).max(MAX_DATES_AT_ONCE).default([]),
    }),
    reply: schedule,
    refuses: ['host-not-found', 'forbidden'],
  }),
  patchSchedule: endpoint({
    method: 'patch',
    path: '/schedule/{scheduleId}',
    summary:
      'Changes it; `was` has what the caller takes to be there, so that nothing newer is lost. `isDefault` takes the place of the one before',
    right: 'schedule:edit',
    limit: 'office',
    params,
    body: z.object({
      name: name.optional(),
      timezone: timeZone.optional(),
      weekly: weekHours.optional(),
      isDefault: z.literal(true).optional(),
      was: asItWas.partial().optional(),
    }),
    reply: schedule,
    refuses: ['not-found', 'forbidden', 'changed-meanwhile'],
  }),
  patchScheduleDates: endpoint({
    method: 'patch',
    path: '/schedule/{scheduleId}/dates',
    summary: 'Gives dates other hours, or takes those back',
    right: 'schedule:edit',
    limit: 'office',
    params,
    body: z.object({ dates: z.array(dateChange).min(1).max(MAX_DATES_AT_ONCE) }),
    reply: schedule,
    refuses: ['not-found', 'forbidden'],
  }),
  duplicateSchedule: endpoint({
    method: 'post',
    path: '/schedule/{scheduleId}/duplicate',
    summary: 'A copy under another name, which no meeting type uses yet',
    right: 'schedule:edit',
    limit: 'office',
    params,
    body: z.object({ name }),
    reply: schedule,
    refuses: ['not-found', 'forbidden'],
  }),
  moveScheduleZone: endpoint({
    method: 'post',
    path: '/schedule/move-zone',
    summary: 'Schedules in one zone are in another from now on, at the same hours of the clock',
    right: 'schedule:edit',
    limit: 'office',
    body: z.object({ hostId: id.optional(), from: plainText.max(64), to: timeZone }),
    reply: z.object({ schedules: z.array(schedule) }),
    refuses: ['host-not-found', 'forbidden'],
  }),
  deleteSchedule: endpoint({
    method: 'delete',
    path: '/schedule/{scheduleId}',
    summary: 'Deletes one that no meeting type uses and that is not the default',
    right: 'schedule:edit',
    limit: 'office',
    params,
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['not-found', 'forbidden', 'schedule-in-use'],
  }),
} as const;

export type Schedule = z.output<typeof schedule>;
export type NewSchedule = z.output<typeof scheduleApi.createSchedule.body>;
