import { CALENDAR_HORIZON_DAYS } from '#shared/domain/constants.ts';
import type { CalendarProviderName } from '#shared/domain/integrations/calendar-providers.ts';

/** How often a calendar is looked into while all is well: an event takes its slot within a minute. */
const EVERY_MS = {
  caldav: 40_000,
  // Nobody is told of a change there, and all of it has to be asked for.
  feed: 300_000,
  google: 40_000,
  microsoft: 40_000,
} as const satisfies Record<CalendarProviderName, number>;

/** And while its provider calls when something changes: calls get lost. */
const WATCHED_EVERY_MS = 900_000;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 300_000;

/** So long one question to a provider may take. */
export const PATIENCE_MS = 30_000;

/** And the first one, for all that there is. */
export const FIRST_PATIENCE_MS = 120_000;

/** What somebody who waits for an answer stands. */
export const OFFICE_PATIENCE_MS = 20_000;

/** So long a calendar may stay unread before its host counts as not free: one failure closes nothing. */
export const GRACE_MS = 15 * 60_000;

/** So far ahead recurrences stand in the table. */
export const EXPANDED_MS = CALENDAR_HORIZON_DAYS * 86_400_000;

/** With less than that ahead, they are written on. */
export const EXPANDED_AGAIN_MS = EXPANDED_MS - 30 * 86_400_000;

/** What is over stays for a while: calendars show it. */
export const PAST_MS = 30 * 86_400_000;

/**
 * When a calendar that was read is read again: later while its provider calls, which it says itself until when;
 * `chance`, from 0 to 1, keeps them from coming together.
 */
export function nextReadMs(
  {
    provider,
    watchedUntilMs = 0,
  }: { readonly provider: CalendarProviderName; readonly watchedUntilMs?: number | undefined },
  nowMs: number,
  chance: number,
): number {
  const usual = nowMs + EVERY_MS[provider] * (0.75 + chance / 4);
  const watched = nowMs + WATCHED_EVERY_MS * (0.75 + chance / 4);
  return Math.max(usual, Math.min(watched, watchedUntilMs));
}

/** When a channel is prolonged, or another one opened: with a good quarter of its time ahead, for clocks differ. */
export function prolongMs(endsAtMs: number, nowMs: number, chance: number): number {
  return nowMs + Math.max(FIRST_PATIENCE_MS, (endsAtMs - nowMs) * (0.65 + chance / 10));
}

const WATCH_AGAIN_MS = { soon: 300_000, late: 6 * 3_600_000 };

/** When a provider that opened no channel is asked for one again. */
export function watchAgainMs(
  {
    mayPass,
    retryAfterMs = 0,
  }: { readonly mayPass: boolean; readonly retryAfterMs?: number | undefined },
  nowMs: number,
  chance: number,
): number {
  const { soon, late } = WATCH_AGAIN_MS;
  const wait = (mayPass ? soon : late) * (0.75 + chance / 4);
  return nowMs + Math.max(wait, Math.min(retryAfterMs, late));
}

/**
 * When a calendar that could not be read is tried again: later each time, five minutes at most, or as its provider
 * wants it: within the time in which it is noticed that it closes its host.
 */
export function retryMs(
  {
    failures,
    retryAfterMs = 0,
  }: { readonly failures: number; readonly retryAfterMs?: number | undefined },
  nowMs: number,
  chance: number,
): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 8));
  return nowMs + Math.max(Math.min(retryAfterMs, GRACE_MS), wait * (0.75 + chance / 4));
}
