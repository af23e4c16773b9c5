import type { Wait } from '#shared/domain/reminder/workflow.ts';

const minutesOf = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 } as const;

export const TIME_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

export function toMinutes(count: number, unit: TimeUnit): number {
  return count * minutesOf[unit];
}

/** The largest unit that it is a whole number of, and that number: 1440 → 1 day, 90 → 90 minutes. */
export function toUnit(wait: Wait): { readonly unit: TimeUnit; readonly count: number } {
  if (wait.kind === 'days') return { unit: 'days', count: wait.days };
  const { minutes } = wait;
  const unit = TIME_UNITS.findLast((each) => minutes > 0 && minutes % minutesOf[each] === 0);
  return unit ? { unit, count: minutes / minutesOf[unit] } : { unit: 'minutes', count: minutes };
}
