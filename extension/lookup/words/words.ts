/** What a language says of days and hours. Every string is alternatives of a pattern, in small letters. */
export interface Words {
  /** From Monday; those of `abbreviated` count only beside a number or a time. */
  readonly weekdays: readonly string[];
  readonly abbreviated: readonly string[];
  readonly months: readonly string[];
  readonly yesterday: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfterTomorrow: string;
  /** Before or after a weekday: that of this week, of the one to come, of the one before. */
  readonly thisWeek: string;
  readonly next: string;
  readonly nextWeek: string;
  readonly last: string;
  /** Before a date: `on the`, `am`. */
  readonly on: string;
  /** Between a day and its month, and before a year. */
  readonly of: string;
  /** Before the day of a month that is named without its month: `the 5th`; with `{d}` in it. */
  readonly dayOfMonth: string;
  /** Before a time: `at`, `um`. */
  readonly at: string;
  /** Behind a number that is an hour of twenty-four, and before one. */
  readonly hour24: string;
  readonly hour24Before: string;
  /** Behind an hour of twelve. */
  readonly hour12: string;
  readonly am: string;
  readonly pm: string;
  readonly from: string;
  readonly until: string;
  readonly or: string;
  readonly noon: string;
  readonly midnight: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  /** Twelve or twenty-four hours in words, from one. */
  readonly hours: readonly string[];
  /** Minutes in words, as they stand before and behind an hour. */
  readonly minutes: Readonly<Record<number, string>>;
  /** `half past {h}` and how many minutes that is after the hour; `{m}` is some minutes. */
  readonly spoken: readonly (readonly [pattern: string, minutes: number, sign?: 1 | -1])[];
  /** `in {n} days`: with what it begins, or ends. */
  readonly inBefore: string;
  readonly inAfter: string;
  readonly units: {
    readonly minute: string;
    readonly hour: string;
    readonly day: string;
    readonly week: string;
  };
  /** Behind or before a place whose time is meant: `Lisbon time`, `heure de Lisbonne`. */
  readonly timeBehind: string;
  readonly timeBefore: string;
  readonly inPlace: string;
  /** Names of places have endings: `w Londynie`. */
  readonly bendsPlaces?: true;
  readonly writesNounsLarge?: true;
  readonly yourTime: string;
  readonly myTime: string;
  /** Whether `12/1` is the first of December. */
  readonly isMonthFirst: boolean;
  /** Words that say which language a text is in. */
  readonly common: string;
}
