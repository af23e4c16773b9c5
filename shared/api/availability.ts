import * as z from 'zod';
import { MAX_ASKED_STARTS } from '#shared/domain/constants.ts';
import { connectionRefusals, offerRefusals } from './booking-refusals.ts';
import { commaList, endpoint, queryBoolean, queryInteger } from './endpoint.ts';
import { channel, id, instant, localDate, proposalToken, timeZone } from './schemas.ts';

/** Spec A §3: a start, with its group appointment and, in troubleshoot, why it cannot be booked. */
const spot = z.object({
  startTime: instant,
  appointment: z.object({ id, totalSpots: z.int(), takenSpots: z.int() }).optional(),
  unavailabilityEvents: z
    .array(
      z.object({
        type: z.string(),
        hostName: z.string(),
        /** A calendar that cannot be read: where it is, and since when. */
        calendar: z
          .object({ provider: z.string(), service: z.string().nullable(), since: instant })
          .optional(),
      }),
    )
    .optional(),
});

export const availabilityApi = {
  getAvailability: endpoint({
    method: 'get',
    path: '/booking-availability',
    summary: 'The starts that can be booked, by date of the asked time zone',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({
      meetingTypeId: id,
      start: instant,
      end: instant,
      timezone: timeZone,
      hostIds: commaList(id, 100).optional(),
      calculationMethod: z.enum(['EVERYONE', 'ANYONE']).optional(),
      queueId: id.optional(),
      meetingDuration: queryInteger(1, 1440).optional(),
      /** Where several are offered: times of those hosts alone who can be met there. */
      channel: channel.optional(),
      resourceChannelIds: commaList(id, 100).optional(),
      troubleshoot: queryBoolean().optional(),
      existingAppointmentId: id.optional(),
      proposal: proposalToken.optional().meta({
        description: 'The token of a proposal: what it holds is free, what it offers bookable',
      }),
      /** Asks about these starts of the range alone, also those that the list does not show. */
      starts: commaList(instant, MAX_ASKED_STARTS).optional().meta({
        description: 'Of the range, only these starts: each that can be booked is answered',
      }),
    }),
    reply: z.object({
      dates: z.array(z.object({ date: localDate, spots: z.array(spot) })),
      earliestAvailableDate: localDate.nullable(),
      /** Hosts have what they take at most and pause; on this date their periods begin anew. */
      pausedUntil: localDate.optional(),
    }),
    refuses: [...offerRefusals, ...connectionRefusals],
  }),
} as const;

export type Availability = z.output<typeof availabilityApi.getAvailability.reply>;
export type Spot = z.output<typeof spot>;
export type AvailabilityQuery = z.output<typeof availabilityApi.getAvailability.query>;
