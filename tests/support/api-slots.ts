import type { Availability } from '#shared/api/availability.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { startsOf } from './api-bookings.ts';
import type { AMeetingType } from './builders.ts';

/** The day that the tests' clock shows. */
export const MONDAY = '2030-01-07';

/** An instant by its UTC clock time, on the Monday unless another date is given. */
export function at(time: string, date: string = MONDAY): string {
  return `${date}T${time}:00.000Z`;
}

export const day = { start: at('00:00'), end: at('23:59') };
export const week = { start: at('00:00'), end: at('00:00', '2030-01-14') };

/** `halfHours(9, 10) → ['09:00', '09:30']` */
export function halfHours(from: number, to: number): string[] {
  return Array.from({ length: (to - from) * 2 }, (_, index) => {
    const hour = String(from + Math.floor(index / 2)).padStart(2, '0');
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
  });
}

/** What is asked beside the meeting type; the Monday in UTC where a test does not say. */
export type SlotQuery = Partial<Omit<Parameters<typeof startsOf>[1], 'meetingTypeId'>> & {
  readonly troubleshoot?: boolean;
};

/** `['09:00', …]` of the Monday, in UTC; other days with their date. */
export async function timesOf(
  client: ApiClient,
  { meetingTypeId }: AMeetingType,
  query: SlotQuery = {},
): Promise<string[]> {
  const starts = await startsOf(client, { meetingTypeId, ...day, ...query });
  return starts.map((start) => start.slice(start.startsWith(MONDAY) ? 11 : 0, 16));
}

export async function availabilityOf(
  client: ApiClient,
  { meetingTypeId }: AMeetingType,
  query: SlotQuery = {},
): Promise<Availability> {
  const { data } = await client.GET('/booking-availability', {
    params: { query: { meetingTypeId, timezone: 'UTC', ...day, ...query } },
  });
  if (!data) throw new Error('The availability was answered without a body.');
  return data;
}
