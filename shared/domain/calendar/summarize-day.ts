import { clip, intersect, type Merged } from '#shared/domain/availability/intervals.ts';
import type { LocalDay } from './local-day.ts';

interface DaySummary {
  readonly openMinutes: number;
  /** Of the open minutes, what is taken. */
  readonly takenMinutes: number;
}

/** How full a day is. */
export function summarizeDay(
  { startMinute, endMinute }: Pick<LocalDay, 'startMinute' | 'endMinute'>,
  { hours, taken }: { readonly hours: Merged; readonly taken: Merged },
): DaySummary {
  const open = clip(hours, startMinute, endMinute);
  return { openMinutes: lengthOf(open), takenMinutes: lengthOf(intersect(open, taken)) };
}

function lengthOf(merged: Merged): number {
  return merged.reduce((sum, minute, at) => sum + (at % 2 === 0 ? -minute : minute), 0);
}
