import type { BookingInfo } from '#shared/api/booking-page.ts';
import { DEFAULT_TIME_ZONE } from '#shared/domain/constants.ts';
import { isTimeZone } from '#shared/time/offset.ts';

/** The page's preset zone, else the visitor's own, else Spec A §9's. */
export function visitorTimeZone({ timezonePreset }: BookingInfo): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wished = (timezonePreset.enable && timezonePreset.timezonePreset) || own;
  return wished && isTimeZone(wished) ? wished : DEFAULT_TIME_ZONE;
}
