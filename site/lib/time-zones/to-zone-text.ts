import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { offsetLabel } from '#shared/time/format.ts';

/** A zone with its offset at a minute: `America/New York (GMT-4)`. */
export function toZoneText(timeZone: string, minute: number): string {
  return `${toZoneLabel(timeZone)} (${offsetLabel(minute, timeZone)})`;
}
