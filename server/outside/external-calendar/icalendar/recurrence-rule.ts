import { type LocalMoment, toLocal } from './calendar-moment.ts';

const FREQUENCIES = [
  'SECONDLY',
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
] as const;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export type Frequency = (typeof FREQUENCIES)[number];

interface RuleDay {
  /** 0 for Sunday … 6 for Saturday. */
  readonly weekday: number;
  /** The how manieth of its month or year, from the end below zero; 0 is each. */
  readonly nth: number;
}

/** A RECUR (RFC 5545 3.3.10). A list that is empty says nothing. */
export interface RecurrenceRule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | undefined;
  readonly until: LocalMoment | undefined;
  readonly months: readonly number[];
  readonly weekNumbers: readonly number[];
  readonly yearDays: readonly number[];
  readonly monthDays: readonly number[];
  readonly days: readonly RuleDay[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
  readonly positions: readonly number[];
  /** 0 for Sunday … 6 for Saturday. */
  readonly weekStart: number;
}

export interface ReadRule {
  /** Undefined where it does not even say how often. */
  readonly rule: RecurrenceRule | undefined;
  /** Whether all of it was understood; what was not, the rule does without. */
  readonly isUnderstood: boolean;
}

/** `FREQ=WEEKLY;BYDAY=MO,FR;COUNT=4` → the rule. Never throws. */
export function readRule(text: string): ReadRule {
  const parts = new Map(
    text.split(';').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toUpperCase(), value.join('=').trim().toUpperCase()] as const;
    }),
  );
  const reader = new PartReader(parts);
  const frequency = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  if (!frequency) return { rule: undefined, isUnderstood: false };
  const rule: RecurrenceRule = {
    frequency,
    interval: reader.positive('INTERVAL') ?? 1,
    count: reader.positive('COUNT'),
    until: reader.until(),
    months: reader.numbers('BYMONTH', 1, 12),
    weekNumbers: reader.signed('BYWEEKNO', 53),
    yearDays: reader.signed('BYYEARDAY', 366),
    monthDays: reader.signed('BYMONTHDAY', 31),
    days: reader.days(),
    hours: reader.numbers('BYHOUR', 0, 23),
    minutes: reader.numbers('BYMINUTE', 0, 59),
    // The second 60 is there when one leaps; clocks of computers have none.
    seconds: [...new Set(reader.numbers('BYSECOND', 0, 60).map((each) => Math.min(each, 59)))],
    positions: reader.signed('BYSETPOS', 366),
    weekStart: reader.weekStart(),
  };
  reader.only('RSCALE', 'GREGORIAN'); // RFC 7529
  reader.only('SKIP', 'OMIT');
  return { rule, isUnderstood: reader.isUnderstood };
}

class PartReader {
  readonly #parts: ReadonlyMap<string, string>;
  isUnderstood = true;

  constructor(parts: ReadonlyMap<string, string>) {
    this.#parts = parts;
  }

  positive(name: string): number | undefined {
    const text = this.#parts.get(name);
    if (text === undefined) return undefined;
    if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
    return this.#notUnderstood();
  }

  until(): LocalMoment | undefined {
    const text = this.#parts.get('UNTIL');
    return text === undefined ? undefined : (toLocal(text) ?? this.#notUnderstood());
  }

  weekStart(): number {
    const weekday = WEEKDAYS.indexOf(this.#parts.get('WKST') ?? 'MO');
    if (weekday === -1) this.#notUnderstood();
    return weekday === -1 ? 1 : weekday;
  }

  only(name: string, value: string): void {
    if ((this.#parts.get(name) ?? value) !== value) this.#notUnderstood();
  }

  signed(name: string, most: number): readonly number[] {
    return this.numbers(name, -most, most).filter((each) => each !== 0 || this.#notUnderstood());
  }

  numbers(name: string, least: number, most: number): readonly number[] {
    return this.#list(name, (text) => {
      const value = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    });
  }

  days(): readonly RuleDay[] {
    return this.#list('BYDAY', (text) => {
      const [, nth, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
      const weekday = WEEKDAYS.indexOf(name);
      const isKnown = weekday !== -1 && (nth === undefined || Number(nth) !== 0);
      return isKnown ? { weekday, nth: Number(nth ?? 0) } : undefined;
    });
  }

  #list<Value>(name: string, read: (text: string) => Value | undefined): Value[] {
    const text = this.#parts.get(name);
    if (text === undefined) return [];
    const values = new Map<string, Value>();
    for (const each of text.split(',')) {
      const value = read(each.trim());
      if (value === undefined) this.#notUnderstood();
      else values.set(JSON.stringify(value), value);
    }
    return [...values.values()];
  }

  #notUnderstood(): undefined {
    this.isUnderstood = false;
    return undefined;
  }
}
