import type { Sql } from '#server/platform/db/database.ts';
import { firstSlot } from '#shared/domain/availability/list-slots.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import { MAX_AVAILABILITY_DAYS } from '#shared/domain/constants.ts';
import { type FactsRequest, loadFacts } from './load-facts.ts';

const DAY_MINUTES = 1440;

/** Looks beyond the asked range, twice as far each time, at most to the end of the window. */
export async function findLater(
  sql: Sql,
  request: Omit<FactsRequest, 'range'>,
  { rules }: AvailabilityFacts,
  fromMinute: number,
): Promise<number | undefined> {
  const { bookingWindow } = rules;
  const lastMinute =
    bookingWindow.kind === 'rolling'
      ? request.nowMinute + (bookingWindow.days + 2) * DAY_MINUTES
      : Date.parse(`${bookingWindow.to}T00:00:00Z`) / 60_000 + 2 * DAY_MINUTES;
  let startMinute = fromMinute;
  let days = MAX_AVAILABILITY_DAYS;
  while (startMinute < lastMinute) {
    const range = {
      startMinute,
      endMinute: Math.min(startMinute + days * DAY_MINUTES, lastMinute),
    };
    const { facts } = await loadFacts(sql, { ...request, range });
    const found = firstSlot(facts, range);
    if (found !== undefined) return found;
    startMinute = range.endMinute;
    days *= 2;
  }
  return undefined;
}
