import { fromIso } from '#shared/time/dates.ts';
import {
  type Clock,
  formatDateOfInstant,
  formatTime,
  formatTimeRange,
  offsetLabel,
  type Reader,
} from '#shared/time/format.ts';

export interface When {
  /** `Thursday, December 3, 2026` */
  readonly date: string;
  /** `15:00 – 15:30` */
  readonly time: string;
  /** `Europe/Berlin (GMT+1)` */
  readonly zone: string;
}

/** An appointment's time in its reader's zone, language and clock; undefined for a text that is no instant. */
export function toWhen(
  span: { readonly start: string; readonly end?: string },
  reader: Reader,
  clock: Clock,
): When | undefined {
  const start = fromIso(span.start, 'floor');
  const end = span.end === undefined ? undefined : fromIso(span.end, 'floor');
  if (start === undefined) return undefined;
  return {
    date: formatDateOfInstant(start, reader),
    time:
      end === undefined
        ? formatTime(start, reader, clock)
        : formatTimeRange(start, end, reader, clock),
    zone: `${toZoneName(reader.timeZone)} (${offsetLabel(start, reader.timeZone)})`,
  };
}

/** `America/New_York → America/New York` */
export function toZoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
