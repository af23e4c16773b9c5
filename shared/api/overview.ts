import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, localDate, timeZone } from './schemas.ts';

export const overviewApi = {
  getOverview: endpoint({
    method: 'get',
    path: '/company/overview',
    summary: 'The company at a glance: people, offers, appointments, what needs attention',
    right: 'company:overview',
    limit: 'office',
    query: z.object({
      /** Whose days and weeks are counted in; the caller's own unless it is said. */
      timezone: timeZone.optional(),
    }),
    reply: z.object({
      today: localDate,
      members: z.int(),
      teams: z.int(),
      meetingTypes: z.int(),
      published: z.int(),
      /** Appointments of a day that stand, and those that were called off, from five weeks ago to six weeks ahead. */
      days: z.array(z.object({ date: localDate, booked: z.int(), cancelled: z.int() })),
      thisWeek: z.int(),
      thisMonth: z.int(),
      /** Of the last four weeks: shares from 0 to 1; null where there was nothing. */
      cancelledShare: z.number().nullable(),
      noShowShare: z.number().nullable(),
      /** Who has most appointments this month. */
      busiest: z.array(z.object({ id, name: z.string(), appointments: z.int() })),
      attention: z.object({
        waitingInvitations: z.int(),
        expiredInvitations: z.int(),
        /** Mails of the last week that could not be sent. */
        failedMails: z.int(),
        /** What was to follow from an event and is not tried any more, beside mails. */
        failedEffects: z.int(),
        /** Published ones that nobody serves. */
        unservedTypes: z.int(),
        emptyTeams: z.int(),
        unreadableCalendars: z.int(),
      }),
    }),
    refuses: [],
  }),
} as const;

export type Overview = z.output<typeof overviewApi.getOverview.reply>;
