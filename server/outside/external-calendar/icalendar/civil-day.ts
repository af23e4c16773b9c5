/** A day as the parts of a rule ask for it. */
export interface CivilDay {
  readonly day: number;
  readonly year: number;
  /** 1 for January … 12. */
  readonly month: number;
  readonly monthDay: number;
  readonly monthLength: number;
  /** 1 for the first of January … 366. */
  readonly yearDay: number;
  readonly yearLength: number;
}

/** A day number (days since 1970-01-01) as a date: Howard Hinnant's civil_from_days, whose years begin in March. */
export function civilDay(day: number): CivilDay {
  const shifted = day + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_OF_ERA);
  const ofEra = shifted - era * DAYS_OF_ERA;
  const leaps = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leaps) / 365);
  const ofYear = ofEra - (yearOfEra * 365 + leapsBefore(yearOfEra));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  const firstOfYear = firstOfMonth(year, 1);
  const first = firstOfMonth(year, month);
  return {
    day,
    year,
    month,
    monthDay: day - first + 1,
    monthLength: firstOfMonth(year, month + 1) - first,
    yearDay: day - firstOfYear + 1,
    yearLength: firstOfMonth(year + 1, 1) - firstOfYear,
  };
}

const DAYS_OF_ERA = 146_097;
/** From the first of March of the year 0. */
const DAYS_TO_1970 = 719_468;

/** Leap days of the years of an era that have ended. */
function leapsBefore(yearOfEra: number): number {
  return Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
}

/** The day number of a month's first day; months go on over the ends of a year. */
export function firstOfMonth(year: number, month: number): number {
  // Months from the March of the year 0.
  const months = year * 12 + month - 3;
  const marchYear = Math.floor(months / 12);
  const fromMarch = months - marchYear * 12;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const ofEra = yearOfEra * 365 + leapsBefore(yearOfEra) + Math.floor((153 * fromMarch + 2) / 5);
  return era * DAYS_OF_ERA + ofEra - DAYS_TO_1970;
}

/** 0 for Sunday … 6 for Saturday. */
export function weekdayOf(day: number): number {
  return floorMod(day + 4, 7);
}

/** The first day of the week that a day is in. */
export function weekStartOf(day: number, weekStart: number): number {
  return day - floorMod(weekdayOf(day) - weekStart, 7);
}

/** Which week of its year a day is in, and how many that has: the first is the one with four days of it. */
export function weekOf(day: number, weekStart: number): { week: number; weeks: number } {
  const { yearDay, yearLength } = civilDay(weekStartOf(day, weekStart) + 3);
  const firstMiddle = (yearDay - 1) % 7;
  return {
    week: Math.floor((yearDay - 1) / 7) + 1,
    weeks: Math.floor((yearLength - 1 - firstMiddle) / 7) + 1,
  };
}

export function floorMod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
