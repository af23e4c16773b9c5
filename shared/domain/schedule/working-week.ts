import type { StoredRange } from '#server/platform/db/schema/company.ts';

/** The same hours from Monday to Friday, in minutes of the local day; Sunday first. */
export function weekdaysAt(...hours: StoredRange): readonly (readonly StoredRange[])[] {
  return [[], ...Array.from({ length: 5 }, () => [hours]), []];
}

/** Weekdays 09:00 to 17:00. */
export const workingWeek = weekdaysAt(540, 1020);
