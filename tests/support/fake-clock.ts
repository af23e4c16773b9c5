import type { Clock } from '#server/platform/kernel/clock.ts';

/** A clock that stands until a test moves it. */
export interface FakeClock extends Clock {
  set(iso: string): void;
  advance(by: { readonly minutes?: number; readonly days?: number }): void;
}

export function fakeClock(startIso: string): FakeClock {
  let nowMs = Date.parse(startIso);
  return {
    nowMs: () => nowMs,
    set(iso) {
      nowMs = Date.parse(iso);
    },
    advance({ minutes = 0, days = 0 }) {
      nowMs += (days * 1440 + minutes) * 60_000;
    },
  };
}
