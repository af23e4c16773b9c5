import type { Merged } from '#shared/domain/availability/intervals.ts';
import { toIso } from '#shared/time/dates.ts';

/** Merged intervals as the API says them. */
export function toSpans(merged: Merged): { start: string; end: string }[] {
  return Array.from({ length: merged.length / 2 }, (_, at) => ({
    start: toIso(merged[at * 2] ?? 0),
    end: toIso(merged[at * 2 + 1] ?? 0),
  }));
}
