import type { MeetingRules } from '#shared/domain/availability/types.ts';
import { dayOfDate } from '#shared/time/dates.ts';
import { localDay, toInstant, type Zone } from '#shared/time/zone.ts';

const DAY_MINUTES = 1440;

/** From when a meeting may start, and between which instants it must lie. */
export interface BookableSpan {
  readonly noticeFrom: number;
  readonly windowFrom: number;
  readonly windowTo: number;
}

/**
 * Notice and booking window as instants. The window's dates are the zone's own and inclusive; a
 * rolling window of 0 days is today. Dates that cannot be read open nothing.
 */
export function bookableSpan(rules: MeetingRules, zone: Zone, nowMinute: number): BookableSpan {
  const noticeFrom = nowMinute + rules.minNoticeMinutes;
  const window = rules.bookingWindow;
  if (window.kind === 'rolling') {
    const today = localDay(zone, nowMinute);
    const windowTo = midnight(zone, today + window.days + 1);
    return { noticeFrom, windowFrom: midnight(zone, today), windowTo };
  }
  const windowFrom = midnight(zone, dayOfDate(window.from));
  const windowTo = midnight(zone, dayOfDate(window.to) + 1);
  return { noticeFrom, windowFrom, windowTo };
}

function midnight(zone: Zone, day: number): number {
  return Number.isNaN(day) ? Number.NaN : toInstant(zone, day * DAY_MINUTES);
}
