import * as z from 'zod';
import { ATTENTION_CODES } from '#shared/domain/calendar/attention.ts';
import { calendarAppointment } from './calendar.ts';
import { decision } from './decision.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, localDate, timeZone } from './schemas.ts';

/** What stands next to a time, for its host: an appointment's name and its end or its start. */
const neighbour = z.object({ name: z.string(), at: instant }).nullable();

export const dashboardApi = {
  getDashboard: endpoint({
    method: 'get',
    path: '/dashboard',
    summary: 'A host’s day: what is next, what waits for them, their links, what needs attention',
    right: 'calendar:read',
    limit: 'office',
    byApp: 'day',
    query: z.object({
      timezone: timeZone.optional().meta({
        description: 'Where the reader is: whose day it is about. The host’s own unless given',
      }),
    }),
    reply: z.object({
      now: instant,
      today: z.object({
        date: localDate,
        /** Midnight to midnight: 23 or 25 hours on the days when clocks change. */
        start: instant,
        end: instant,
        hours: z.array(z.object({ start: instant, end: instant })),
        busy: z.array(z.object({ start: instant, end: instant })),
        appointments: z.array(calendarAppointment),
      }),
      /** After today, the nearest first. */
      next: z.array(calendarAppointment),
      /** Two weeks from today. */
      days: z.array(
        z.object({
          date: localDate,
          openMinutes: z.int(),
          /** Of the open minutes, what is taken. */
          takenMinutes: z.int(),
          appointments: z.int(),
        }),
      ),
      /** Requests that wait for this host, the nearest first. */
      waiting: z.array(
        z.object({
          appointmentId: id,
          name: z.string(),
          start: instant,
          end: instant,
          heldUntil: instant,
          attendee: z.object({
            id,
            name: z.string(),
            email: z.string(),
            notes: z.string().nullable(),
          }),
          before: neighbour,
          after: neighbour,
        }),
      ),
      /** What they are to decide about their appointments, the nearest first; `GET /decisions` has all of it. */
      decisions: z.array(decision),
      links: z.object({
        /** The address of their page; none while they have none. */
        slug: z.string().nullable(),
        meetingTypes: z.array(
          z.object({ id, name: z.string(), slug: z.string(), durationMinutes: z.int() }),
        ),
      }),
      attention: z.array(
        z.object({
          code: z.enum(ATTENTION_CODES),
          count: z.int(),
          /** What it is about, where that has a name. */
          names: z.array(z.string()),
          /** Since when, where that is known. */
          since: instant.nullable(),
        }),
      ),
    }),
    refuses: [],
  }),
} as const;

export type Dashboard = z.output<typeof dashboardApi.getDashboard.reply>;
