import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';

/** A recipient is up, and done before the evening is late: minutes after their midnight. */
export const WAKING = { from: 8 * 60, until: 21 * 60 };

const DAY_MINUTES = 1440;

/** Epoch minutes. */
interface Span {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** When it is night for somebody, as far as it touches a span. */
export function nightsIn({ startMinute, endMinute }: Span, timeZone: string): Span[] {
  const zone = zoneOf(timeZone);
  const first = localDay(zone, startMinute) - 1;
  const last = localDay(zone, endMinute);
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return days
    .map((day) => ({
      startMinute: toInstant(zone, day * DAY_MINUTES + WAKING.until),
      endMinute: toInstant(zone, (day + 1) * DAY_MINUTES + WAKING.from),
    }))
    .filter((night) => night.startMinute < endMinute && night.endMinute > startMinute);
}
