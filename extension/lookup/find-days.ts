import { type Grammar, toNumber } from './grammar.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Days that some words may mean, as day numbers; more than one where that is open. */
export interface DayPart {
  readonly start: number;
  readonly end: number;
  readonly days: readonly number[];
  /** A weekday, which a date beside it may tell which one it is. */
  readonly weekday?: number;
  /** Said with it: `Dienstagnachmittag`. */
  readonly part?: PartOfDay | undefined;
  /** Minutes from now instead: `in two hours`. */
  readonly inMinutes?: number;
  /** Two letters, which are words as well: `so`, `di`. */
  readonly isLoose?: boolean;
  /** Several days are meant, not one of them: `12–14 March`. */
  readonly isSpan?: boolean;
}

const DAY_MS = 86_400_000;
/** A date without its year that is over by more than this is next year's. */
const LONG_OVER_DAYS = 183;

/** The days that a text names, in order, and the parts of days beside them. */
export function findDays(text: string, grammar: Grammar, today: number) {
  const found = [
    ...findWeekdays(text, grammar, today),
    ...findNumbers(text, grammar, today),
    ...findMonths(text, grammar, today),
    ...findRelative(text, grammar, today),
  ];
  const parts = findParts(text, grammar).filter(
    (part) =>
      !found.some((day) => isWithin(part, day) && !isSame(part, day) && day.weekday === undefined),
  );
  const days = found
    .filter((day) => !parts.some((part) => isWithin(day, part) && !isSame(day, part)))
    .filter(
      (day) =>
        !found.some(
          (other) =>
            other !== day &&
            isWithin(day, other) &&
            (!isSame(day, other) || found.indexOf(other) < found.indexOf(day)),
        ),
    )
    .toSorted((a, b) => a.start - b.start);
  return { days: joinAll(days, text, grammar), parts };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

function findParts(text: string, { parts }: Grammar) {
  return parts.flatMap(([pattern, part]) =>
    [...text.matchAll(pattern)].map((match) => ({ ...spanOf(match), part })),
  );
}

function findWeekdays(text: string, grammar: Grammar, today: number): DayPart[] {
  return [...text.matchAll(grammar.weekday), ...text.matchAll(grammar.abbreviated)].map((match) => {
    const groups = match.groups ?? {};
    const weekday = indexOf(groups, 'd');
    const said = [groups.week, groups.pre, groups.post].find((each) => each !== undefined);
    const part =
      groups.part === undefined ? undefined : toPart(groups.part.replace(/^s?\s?/, ''), grammar);
    const isLoose = match[0].length === 2;
    return {
      ...spanOf(match),
      weekday,
      part,
      isLoose,
      days: daysOf(weekday, said, grammar, today),
    };
  });
}

function toPart(said: string, { words }: Grammar): PartOfDay {
  const isOf = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u').test(said);
  if (isOf(words.evening)) return 'evening';
  return isOf(words.afternoon) || isOf('mittag|middag') ? 'afternoon' : 'morning';
}

/** Of a weekday, the days that it may be. Whoever names today's may mean today, or today in a week. */
function daysOf(
  weekday: number,
  said: string | undefined,
  { words }: Grammar,
  today: number,
): number[] {
  const isOf = (pattern: string) =>
    said !== undefined && new RegExp(`^(?:${pattern})$`, 'u').test(said);
  const monday = today - weekdayOf(today);
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (isOf(words.nextWeek)) return [monday + 7 + weekday];
  if (isOf(words.last)) return [today - (7 - ahead)];
  if (isOf(words.thisWeek)) {
    const day = monday + weekday;
    return day >= today ? [day] : [day + 7, day];
  }
  const coming = today + ahead;
  if (isOf(words.next)) {
    const first = ahead === 0 ? coming + 7 : coming;
    return first < monday + 7 ? [first, first + 7] : [first];
  }
  return ahead === 0 ? [today, today + 7] : [coming];
}

function weekdayOf(day: number): number {
  // The epoch was a Thursday.
  return (day + 3) % 7;
}

const ISO = /(?<![\d-])(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?![\d-])/gu;
const DOTTED =
  /(?<![\p{L}\d.,:/€$£#-])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})(?:\.\s?(?<year>20\d\d|\d\d(?![\d.:]|\s?(?:uhr|h)))?(?![\d:]|\.\d)|(?<open>)(?![\d.:%€$£]|\s?(?:uhr|h|am|pm|€|%|eur|usd|kr|zł)))/gu;
const SLASHED =
  /(?<![\p{L}\d.,:/€$£#-])(?<one>\d{1,2})(?<sep>[/-])(?<two>\d{1,2})(?:\k<sep>(?<year>20\d\d|\d\d))?(?![\d/]|[-.:]\d|\s?[%€$£])/gu;

function findNumbers(text: string, grammar: Grammar, today: number): DayPart[] {
  const iso = [...text.matchAll(ISO)].map((match) => {
    const { year, month, day } = match.groups ?? {};
    return { ...spanOf(match), days: toDays(today, Number(day), Number(month), year) };
  });
  const dotted = [...text.matchAll(DOTTED)]
    .filter((match) => isDate(match, text, grammar))
    .map((match) => {
      const { year, month, day } = match.groups ?? {};
      return { ...spanOf(match), days: toDays(today, Number(day), Number(month), year) };
    });
  const slashed = [...text.matchAll(SLASHED)]
    .filter(({ groups }) => groups?.sep === '/' || groups?.year !== undefined)
    .map((match) => {
      const { one, two, year } = match.groups ?? {};
      const [first, second] = [Number(one), Number(two)];
      const dayFirst = toDays(today, first, second, year);
      const monthFirst = toDays(today, second, first, year);
      const days = grammar.isMonthFirst ? [...monthFirst, ...dayFirst] : dayFirst;
      return { ...spanOf(match), days: [...new Set(days)] };
    });
  return [...iso, ...dotted, ...slashed].filter(({ days }) => days.length > 0);
}

const NO_DATE_BEFORE = /(?:version|release|chapter|kapitel|section|node|python|v)\.?\s*$/u;

/** `1.12` is a version, a price or a time as well: a day where it ends in a dot, or something says so. */
function isDate(match: RegExpExecArray, text: string, grammar: Grammar): boolean {
  const before = text.slice(0, match.index);
  if (NO_DATE_BEFORE.test(before)) return false;
  if (match.groups?.open === undefined) return true;
  const words = `(?:${grammar.words.on})\\s+$`;
  const weekday = `(?:${grammar.words.weekdays.join('|')}|${grammar.words.abbreviated.join('|')})[.,]?\\s+(?:(?:${grammar.words.on})\\s+)?$`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words}|${weekday})`, 'u').test(before);
}

function findMonths(text: string, grammar: Grammar, today: number): DayPart[] {
  const patterns = grammar.isMonthFirst ? [grammar.dayMonth, grammar.monthDay] : [grammar.dayMonth];
  const named = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const groups = match.groups ?? {};
      const month = indexOf(groups, 'm') + 1;
      const day = Number(groups.day);
      const first = groups.first === undefined ? day : Number(groups.first);
      const asked = Array.from(
        { length: Math.min(Math.max(day - first, 0), 6) + 1 },
        (_, at) => first + at,
      );
      const days = asked.flatMap((each) => toDays(today, each, month, groups.year));
      return { ...spanOf(match), days, isSpan: first !== day };
    }),
  );
  const alone = [...text.matchAll(grammar.dayOfMonth)].map((match) => ({
    ...spanOf(match),
    days: toDaysOfMonth(today, Number(match.groups?.day)),
  }));
  return [...named, ...alone].filter(({ days }) => days.length > 0);
}

function findRelative(text: string, grammar: Grammar, today: number): DayPart[] {
  const days = grammar.relative.flatMap(([pattern, ahead]) =>
    [...text.matchAll(pattern)].map((match) => ({ ...spanOf(match), days: [today + ahead] })),
  );
  const within = [...text.matchAll(grammar.within)].map((match): DayPart => {
    const groups = match.groups ?? {};
    const count = groups.n ?? groups.n2 ?? '';
    const n = toNumber(
      count,
      grammar.words.hours.map((each, index) => [index + 1, each]),
    );
    const span = spanOf(match);
    if (groups.week ?? groups.week2) return { ...span, days: [today + 7 * n] };
    if (groups.days ?? groups.days2) return { ...span, days: [today + n] };
    return { ...span, days: [], inMinutes: n * ((groups.hour ?? groups.hour2) ? 60 : 1) };
  });
  return [...within, ...days];
}

/** The days of a date; without its year this year's, and where that is over, next year's too. */
function toDays(today: number, day: number, month: number, year?: string): number[] {
  if (year !== undefined)
    return dayNumber(Number(year.length === 2 ? `20${year}` : year), month, day);
  const now = new Date(today * DAY_MS).getUTCFullYear();
  const [own = dayNumber(now + 1, month, day)[0]] = dayNumber(now, month, day);
  const [next] = dayNumber(now + 1, month, day);
  if (own === undefined) return [];
  if (own >= today) return [own];
  if (today - own > LONG_OVER_DAYS) return next === undefined ? [] : [next];
  return next === undefined ? [own] : [next, own];
}

function toDaysOfMonth(today: number, day: number): number[] {
  const now = new Date(today * DAY_MS);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const own = dayNumber(year, month, day);
  const following = month === 12 ? dayNumber(year + 1, 1, day) : dayNumber(year, month + 1, day);
  const [first] = own;
  return first !== undefined && first >= today ? own : [...following, ...own];
}

/** None for the thirtieth of February. */
function dayNumber(year: number, month: number, day: number): number[] {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = month >= 1 && month <= 12 && day >= 1 && date.getUTCDate() === day;
  return isReal ? [date.getTime() / DAY_MS] : [];
}

function indexOf(groups: Readonly<Record<string, string | undefined>>, letter: string): number {
  const [name = ''] =
    Object.entries(groups).find(
      ([key, value]) => value !== undefined && /^[dm]\d+$/.test(key) && key.startsWith(letter),
    ) ?? [];
  return Number(name.slice(1));
}

/** A weekday and a date beside it are one day. Where they do not agree, either may be meant. */
function joinAll(days: readonly DayPart[], text: string, grammar: Grammar): DayPart[] {
  const joined: DayPart[] = [];
  for (const day of days) {
    const last = joined.at(-1);
    if (last && isBeside(text.slice(last.end, day.start), grammar)) {
      joined[joined.length - 1] = join(last, day);
    } else joined.push(day);
  }
  return joined;
}

function isBeside(between: string, { words }: Grammar): boolean {
  const connector = `(?:${words.on}${words.of ? `|${words.of}` : ''})`;
  return new RegExp(`^[\\s,.(]*(?:${connector})?[\\s,.(]*$`, 'u').test(between);
}

function join(one: DayPart, other: DayPart): DayPart {
  const span = { start: one.start, end: other.end, part: one.part ?? other.part };
  const [named, date] = one.weekday === undefined ? [other, one] : [one, other];
  if (named.weekday === undefined)
    return { ...span, days: [...new Set([...one.days, ...other.days])] };
  const fitting = date.days.filter((day) => weekdayOf(day) === named.weekday);
  if (fitting.length > 0) return { ...span, days: fitting };
  return { ...span, days: [...new Set([...date.days, ...named.days])] };
}
