import { refuse } from '#shared/errors/refusal.ts';
import { fromIso } from '#shared/time/dates.ts';

/**
 * The epoch minute of a start.
 * @throws Refusal `start-not-bookable` for one inside a minute.
 */
export function toStartMinute(start: string): number {
  const minute = fromIso(start);
  if (minute !== undefined) return minute;
  return refuse('start-not-bookable', 'Starts are whole minutes', [
    { path: 'start', code: 'offGrid', message: 'A start is a whole minute' },
  ]);
}
