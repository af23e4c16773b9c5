import { fromIso } from '#shared/time/dates.ts';
import { type Clock, formatDayOfInstant, formatTime, type Reader } from '#shared/time/format.ts';

/** `Friday, May 24, 15:30`, where the reader is. */
export function sayMoment(iso: string, reader: Reader, clock: Clock): string {
  const minute = fromIso(iso, 'floor') ?? 0;
  return `${formatDayOfInstant(minute, reader)}, ${formatTime(minute, reader, clock)}`;
}
