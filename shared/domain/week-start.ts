/** The day that somebody may want their weeks to begin with. */
export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

const weekdays = { monday: 1, sunday: 0, saturday: 6 } as const satisfies Record<WeekStart, number>;

/** As calendars count: 0 is Sunday. */
export function toWeekday(weekStart: WeekStart): number {
  return weekdays[weekStart];
}
