import { dayOfDate, weekdayOfDay } from '#shared/time/dates.ts';

type Word = readonly [long: string, short: string];

export interface DateWords {
  /** In plain letters, as toPlain writes them: January first, Sunday first, each in full and shortened. */
  readonly months: readonly Word[];
  readonly weekdays: readonly Word[];
  /** `24/11` is the 24th of November; where it may be the other way round, neither is guessed. */
  readonly isDayFirst: boolean;
  /** `YYYY-MM-DD`: a date without its year is the next one. */
  readonly today: string;
}

interface ReadDate {
  /** Days since the epoch. */
  readonly day: number;
  /** What follows it. */
  readonly rest: string;
}

interface Found {
  readonly year?: string | undefined;
  readonly month: number;
  readonly dayOfMonth: string;
  readonly rest: string;
}

const YEAR = String.raw`(?:,? (?:de )?(20\d\d)(?!\d|[:.h-]\d))?`;
const ISO = /^(20\d\d)-(\d\d)-(\d\d)(.*)$/;
const DOTTED = /^(\d{1,2})\. ?(\d{1,2})(?![\d:h-])\.?(?: ?(20\d\d)(?!\d|[:.h-]\d))?(.*)$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?!\/)(.*)$/;
const DAY_MONTH = new RegExp(
  String.raw`^(\d{1,2})(?:\.|er|st|nd|rd|th)? (?:de |of )?(\p{L}+)\.?${YEAR}(.*)$`,
  'u',
);
const MONTH_DAY = new RegExp(
  String.raw`^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d|[:.h-]\d)${YEAR}(.*)$`,
  'u',
);
const WEEKDAY = /^(\p{L}+)\.?,?(?: (.*)|:(.*))?$/u;

/** The date that a plain line begins with: `mon 24 nov`, `24.11.2026`, `2026-11-24`, `mon`. */
export function readDate(line: string, words: DateWords): ReadDate | undefined {
  const [, word = '', rest = '', afterColon = ''] = WEEKDAY.exec(line) ?? [];
  const weekday = indexOfWord(word, words.weekdays, 2);
  // `mar. 12 oct.` is a Tuesday in French, not the 12th of March.
  const named = weekday >= 0 ? findDate(rest, words) : undefined;
  const dated = named ?? findDate(line, words);
  if (!dated) return weekday >= 0 ? nextWeekday(weekday, rest || afterColon, words) : undefined;
  const day = toDay(dated, words.today);
  if (day === undefined || (named && weekdayOfDay(day) !== weekday)) return undefined;
  return { day, rest: trimRest(dated.rest) };
}

function findDate(text: string, words: DateWords): Found | undefined {
  const iso = ISO.exec(text);
  if (iso) return { ...numbers(iso[2], iso[3]), year: iso[1], rest: iso[4] ?? '' };
  const dotted = DOTTED.exec(text) ?? (words.isDayFirst ? SLASHED.exec(text) : null);
  if (dotted) return { ...numbers(dotted[2], dotted[1]), year: dotted[3], rest: dotted[4] ?? '' };
  return (
    findNamed(DAY_MONTH.exec(text), [2, 1], words) ?? findNamed(MONTH_DAY.exec(text), [1, 2], words)
  );
}

function numbers(month = '', dayOfMonth = '') {
  return { month: Number(month) - 1, dayOfMonth };
}

function findNamed(
  match: RegExpExecArray | null,
  [monthAt, dayAt]: readonly [number, number],
  words: DateWords,
): Found | undefined {
  const month = indexOfWord(match?.[monthAt] ?? '', words.months, 3);
  if (!match || month < 0) return undefined;
  return { month, dayOfMonth: match[dayAt] ?? '', year: match[3], rest: match[4] ?? '' };
}

/** A name, its short form, or the beginning of it and of no other: `nov`, `mo`. */
function indexOfWord(word: string, words: readonly Word[], least: number): number {
  const exact = words.findIndex((each) => each.some((name) => name.replace('.', '') === word));
  if (exact >= 0 || word.length < least) return exact;
  const found = words.filter(([long]) => long.startsWith(word));
  return found.length === 1 && found[0] ? words.indexOf(found[0]) : -1;
}

function toDay({ year, month, dayOfMonth }: Found, today: string): number | undefined {
  const at = (each: string) =>
    dayOfDate(`${each}-${String(month + 1).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);
  if (year) return Number.isNaN(at(year)) ? undefined : at(year);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .map((each) => at(String(each)))
    .find((day) => day >= dayOfDate(today));
}

function nextWeekday(weekday: number, rest: string, { today }: DateWords): ReadDate {
  const from = dayOfDate(today);
  return { day: from + ((weekday - weekdayOfDay(from) + 7) % 7), rest: trimRest(rest) };
}

function trimRest(rest: string): string {
  return rest.replace(/^(?:[ ,:]+|t(?=\d))/, '').trim();
}
