import { GRACE_MS } from './reading-times.ts';

/** What of a connection decides whether its host's time is closed. */
interface Judged {
  readonly isPaused: boolean;
  readonly calendars: readonly {
    readonly calendar: { readonly isBusy: boolean };
    readonly sync: { readonly failingSince: Date | null };
  }[];
}

/**
 * Since when a connection closes the time of its host: since the first of the calendars that count could not
 * be read, once that is longer ago than one may be unlucky. Null while it closes nothing.
 */
export function closesSince({ isPaused, calendars }: Judged, nowMs: number): Date | null {
  if (isPaused) return null;
  const failing = calendars
    .filter(({ calendar }) => calendar.isBusy)
    .flatMap(({ sync }) => sync.failingSince?.getTime() ?? []);
  const since = Math.min(...failing);
  return nowMs - since >= GRACE_MS ? new Date(since) : null;
}
