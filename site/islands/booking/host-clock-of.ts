import type { BookingInfo } from '#shared/api/booking-page.ts';
import type { HostClock } from '#shared/react/calendar/host-time.tsx';

/** Whose clock stands beside the visitor's; nobody's where hosts are in several zones. */
export function hostClockOf(info: BookingInfo): HostClock | undefined {
  const { hostTimezone: timeZone, hosts } = info;
  const [host, ...others] = hosts;
  if (!timeZone || !host) return undefined;
  return { timeZone, name: others.length > 0 ? info.bookingBelongsToName : host.firstname };
}
