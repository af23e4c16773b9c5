/** From and to, in minutes of the local day. */
type DayRange = readonly [number, number];

/** The same hours from Monday to Friday, in minutes of the local day; Sunday first. */
export function weekdaysAt(...hours: DayRange): readonly (readonly DayRange[])[] {
  return [[], ...Array.from({ length: 5 }, () => [hours]), []];
}

/** Weekdays 09:00 to 17:00. */
export const workingWeek = weekdaysAt(540, 1020);
