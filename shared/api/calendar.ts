import * as z from 'zod';
import { MAX_CALENDAR_DAYS, MAX_CALENDAR_HOSTS } from '#shared/domain/calendar/limits.ts';
import { decision } from './decision.ts';
import { commaList, endpoint } from './endpoint.ts';
import { channel, id, instant, plainText } from './schemas.ts';

const DAY_MS = 86_400_000;

const span = z.object({ start: instant, end: instant });

/** An appointment as a calendar shows it. */
export const calendarAppointment = z.object({
  id,
  hostIds: z.array(id),
  start: instant,
  end: instant,
  /** With the buffers around it. */
  takenFrom: instant,
  takenUntil: instant,
  state: z.enum(['booked', 'awaits-attendee', 'awaits-host']),
  /** Null where the reader may know no more than that somebody is busy: so is all below. */
  about: z
    .object({
      name: z.string(),
      meetingTypeId: id,
      channel,
      meetingLink: z.string().nullable(),
      location: z.string().nullable(),
      /** The first of them; `attendeeCount` says how many there are. */
      attendees: z.array(z.string()),
      attendeeCount: z.int(),
      guestCount: z.int(),
      /** Who is running late. */
      late: z.array(z.object({ name: z.string(), minutes: z.int() })).optional(),
      /** Of a group. */
      totalSpots: z.int().nullable(),
    })
    .nullable(),
});

const calendarHost = z.object({ id, name: z.string(), timezone: z.string() });

export const calendarApi = {
  getCalendar: endpoint({
    method: 'get',
    path: '/calendar',
    summary: 'What hosts have in a range of at most eight weeks: hours, appointments, busy times',
    right: 'calendar:read',
    limit: 'office',
    byApp: 'day',
    query: z
      .object({
        from: instant,
        to: instant,
        hostIds: commaList(id, MAX_CALENDAR_HOSTS).optional().meta({
          description: 'Comma-separated; without them the caller’s own',
        }),
      })
      .refine(({ from, to }) => isAskable(Date.parse(to) - Date.parse(from)), {
        path: ['to'],
        error: 'Not after `from`, or more than eight weeks later',
      }),
    reply: z.object({
      hosts: z.array(
        calendarHost.extend({
          /** None where nobody has set any. */
          hours: z.array(span).nullable(),
          /** A connected calendar cannot be read: nobody can book them. */
          isUnreadable: z.boolean(),
          busy: z.array(
            span.extend({
              kind: z.enum(['hold', 'calendar-event', 'out-of-office']),
              /** Of a time that a proposal holds: for whom, where the reader may know. */
              proposal: z.object({ id, name: z.string() }).nullable(),
              /** What an event of a connected calendar is called: to its owner alone. */
              title: z.string().nullable(),
            }),
          ),
        }),
      ),
      appointments: z.array(calendarAppointment),
      /** What the caller is to decide about them. */
      decisions: z.array(decision),
      /** There are more in this range than are told at once. */
      isCut: z.boolean(),
    }),
    refuses: ['host-not-found', 'forbidden'],
  }),
  getCalendarHosts: endpoint({
    method: 'get',
    path: '/calendar/hosts',
    summary: 'Whose calendars the caller may look at; `search` is part of a name',
    right: 'calendar:read',
    limit: 'office',
    query: z.object({ search: plainText.trim().max(100).optional() }),
    reply: z.object({ hosts: z.array(calendarHost) }),
    refuses: [],
  }),
} as const;

/** An hour more than eight weeks, for the week when clocks go back. */
function isAskable(lengthMs: number): boolean {
  return lengthMs > 0 && lengthMs <= (MAX_CALENDAR_DAYS + 1) * DAY_MS;
}

export type Calendar = z.output<typeof calendarApi.getCalendar.reply>;
export type CalendarHost = Calendar['hosts'][number];
export type CalendarAppointment = z.output<typeof calendarAppointment>;
