import type { StoredRange } from '#server/db/schema/company.ts';

const nineToFive: readonly StoredRange[] = [[540, 1020]];

/** Weekdays 09:00 to 17:00, Sunday first. */
export const workingWeek: readonly (readonly StoredRange[])[] = [
  [],
  ...Array.from({ length: 5 }, () => nineToFive),
  [],
];
