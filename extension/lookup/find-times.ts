import { type Grammar, toNumber } from './grammar.ts';

/** How sure an hour is: of twenty-four, of twelve with its half named, spoken, or a bare number. */
type Style = 'sure' | 'written' | 'spoken' | 'bare';

export interface Clock {
  readonly minutes: number;
  readonly style: Style;
  readonly half?: 'am' | 'pm';
}

/** A time of day, or two with what lies between them. */
export interface TimePart {
  readonly start: number;
  readonly end: number;
  readonly from: Clock;
  readonly until?: Clock;
}

interface Read extends Clock {
  readonly end: number;
  /** It is a time by itself, whatever stands before it. */
  readonly isPlain: boolean;
}

interface Taken {
  readonly start: number;
  readonly end: number;
}

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}@]/gu;
/** Prices, versions, fractions and ranges of years: digits with one of these before them are no hour. */
const NO_TIME_BEFORE =
  /(?:[\d.,:/€$£#-]|\b(?:v|version|release|room|raum|nr\.?|no\.|number|seite|page|kapitel|chapter)\s?)$/u;

/** The times that a text names, beside the days that `taken` covers. */
export function findTimes(text: string, grammar: Grammar, taken: readonly Taken[]): TimePart[] {
  const found: TimePart[] = [];
  let next = 0;
  for (const { index } of text.matchAll(WORD_START)) {
    if (index < next || taken.some(({ start, end }) => start <= index && index < end)) continue;
    const part = readTime(text, index, grammar, taken);
    if (!part) continue;
    found.push(part);
    next = part.end;
  }
  return found;
}

function readTime(
  text: string,
  start: number,
  grammar: Grammar,
  taken: readonly Taken[],
): TimePart | undefined {
  const from = skip(grammar.from, text, start);
  const at = skip(grammar.at, text, start);
  for (const [index, isFrom] of [
    [from, true],
    [at, false],
    [start, false],
  ] as const) {
    if (index === undefined) continue;
    const isLed = index !== start;
    const part = readSpan(text, index, grammar, {
      isLed,
      isFrom,
      isBehindDay: isBehind(text, start, taken),
    });
    if (part) return { ...part, start };
  }
  return undefined;
}

interface Lead {
  readonly isLed: boolean;
  readonly isFrom: boolean;
  readonly isBehindDay: boolean;
}

function readSpan(text: string, start: number, grammar: Grammar, lead: Lead): TimePart | undefined {
  const first = readClock(text, start, grammar, lead.isLed || lead.isBehindDay);
  if (!first) return undefined;
  const second = readSecond(text, first.end, grammar, lead.isFrom);
  const isTime = (lead.isLed && (!lead.isFrom || second)) || lead.isBehindDay;
  if (!isTime && first.isPlain && (!second || second.isPlain)) return undefined;
  const isCount =
    !lead.isLed && first.style === 'bare' && !second && isOfSomething(text, first.end, grammar);
  if (isCount) return undefined;
  if (!second) return { start, end: first.end, from: first };
  return { start, end: second.end, ...toRange(first, second) };
}

/** `Friday, 20 people`: what is counted stands behind it. */
function isOfSomething(text: string, end: number, grammar: Grammar): boolean {
  const next = /^\s+(?=\p{L})/u.exec(text.slice(end));
  return next !== null && !grammar.goesOn.test(text.slice(end + next[0].length));
}

function readSecond(text: string, end: number, grammar: Grammar, isFrom: boolean) {
  const index = skip(grammar.until, text, end);
  if (index === undefined) return undefined;
  if (!isFrom && grammar.or.test(text.slice(end, index))) return undefined;
  // The dash before it is no minus.
  return readClock(text, index, grammar, true, true);
}

/** What is said of one end goes for the other: `2–4 pm`, `14–16 Uhr`; and eleven to one goes over noon. */
function toRange(first: Clock, second: Clock): { readonly from: Clock; readonly until: Clock } {
  if (first.style === 'bare' && second.half) {
    const other = second.half === 'pm' ? 'am' : 'pm';
    const half = toMinutes(first.minutes, second.half) < toMinutes(second.minutes, second.half);
    return { from: { ...first, style: 'sure', half: half ? second.half : other }, until: second };
  }
  const style = first.style === 'bare' ? second.style : first.style;
  return { from: { ...first, style }, until: second };
}

function readClock(
  text: string,
  start: number,
  grammar: Grammar,
  isLed: boolean,
  isSecond = false,
): Read | undefined {
  const isNumber = !isSecond && NO_TIME_BEFORE.test(text.slice(Math.max(0, start - 12), start));
  return (
    readName(text, start, grammar) ??
    readSpoken(text, start, grammar) ??
    (isNumber ? undefined : readDigits(text, start, grammar, isLed)) ??
    readHourWord(text, start, grammar, isLed)
  );
}

function readName(text: string, start: number, { noon, midnight }: Grammar): Read | undefined {
  const atNoon = skip(noon, text, start);
  if (atNoon !== undefined) return { end: atNoon, minutes: 720, style: 'sure', isPlain: false };
  const atMidnight = skip(midnight, text, start);
  if (atMidnight === undefined) return undefined;
  return { end: atMidnight, minutes: 1440, style: 'sure', isPlain: false };
}

function readSpoken(text: string, start: number, grammar: Grammar): Read | undefined {
  for (const { pattern, minutes, sign } of grammar.spoken) {
    pattern.lastIndex = start;
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const { words } = grammar;
    const hour = toNumber(
      groups.h ?? '',
      words.hours.map((each, index) => [index + 1, each]),
    );
    const named = Object.entries(words.minutes).map(([m, each]) => [Number(m), each] as const);
    const more = groups.m === undefined ? 0 : toNumber(groups.m, named);
    const end = pattern.lastIndex;
    return withHalf(text, end, grammar, {
      minutes: hour * 60 + minutes + sign * more,
      style: hour > 12 ? 'sure' : 'spoken',
      isPlain: false,
    });
  }
  return undefined;
}

function readHourWord(
  text: string,
  start: number,
  grammar: Grammar,
  isLed: boolean,
): Read | undefined {
  grammar.hourWord.lastIndex = start;
  const groups = grammar.hourWord.exec(text)?.groups;
  if (!groups) return undefined;
  const [name = 'h1'] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
  const hour = Number(name.slice(1));
  const end = start + (groups[name]?.length ?? 0);
  const style = hour > 12 ? 'sure' : 'spoken';
  const read = withHalf(text, end, grammar, { minutes: hour * 60, style, isPlain: true });
  return isLed || !read.isPlain ? read : undefined;
}

const DIGITS =
  /(?<h>\d{1,2})(?:(?<sep>:|\.|h|u|\s?(?:uhr|heures?|h|uur|ore)\s)(?<m>[0-5]\d)(?!\d))?(?![\d])/uy;
const FOUR_DIGITS = /(?<h>[01]\d|2[0-3])(?<m>[0-5]\d)(?!\d|[.,:/-]\d)/uy;

function readDigits(
  text: string,
  start: number,
  grammar: Grammar,
  isLed: boolean,
): Read | undefined {
  return readFourDigits(text, start, grammar, isLed) ?? readUsual(text, start, grammar, isLed);
}

function readFourDigits(
  text: string,
  start: number,
  grammar: Grammar,
  isLed: boolean,
): Read | undefined {
  FOUR_DIGITS.lastIndex = start;
  const groups = FOUR_DIGITS.exec(text)?.groups;
  if (!groups) return undefined;
  const end = start + 4;
  const behind = skip(grammar.hour24, text, end) ?? skip(/\s?(?:hrs|hours)(?!\p{L})/uy, text, end);
  // A year is four digits too.
  if (behind === undefined && (!isLed || /^20[2-5]/.test(text.slice(start)))) return undefined;
  const minutes = Number(groups.h) * 60 + Number(groups.m);
  return { end: behind ?? end, minutes, style: 'sure', isPlain: false };
}

function readUsual(
  text: string,
  start: number,
  grammar: Grammar,
  isLed: boolean,
): Read | undefined {
  DIGITS.lastIndex = start;
  const groups = DIGITS.exec(text)?.groups;
  if (!groups) return undefined;
  const { h = '', sep, m } = groups;
  const end = DIGITS.lastIndex;
  const hour = Number(h);
  if (hour > 24 || (hour === 24 && Number(m ?? 0) > 0)) return undefined;
  const isDotted = sep === '.';
  const isLeading = h.startsWith('0') || hour > 12;
  const minutes = hour * 60 + Number(m ?? 0);
  const behind = skip(grammar.hour24, text, end);
  const isHour24 = behind !== undefined || grammar.hour24Before.test(text.slice(0, start));
  if (isHour24) {
    const isPlain =
      !isLed && behind !== undefined && m === undefined && isDuration(text, end, grammar, hour);
    const style = isLeading ? 'sure' : 'written';
    return withHalf(text, behind ?? end, grammar, { minutes, style, isPlain });
  }
  const read = withHalf(text, end, grammar, {
    minutes,
    style: m === undefined && !h.startsWith('0') ? 'bare' : isLeading ? 'sure' : 'written',
    isPlain: m === undefined || isDotted,
  });
  if (read.half) return read;
  if (m === undefined && !isLeading && skip(grammar.hour12, text, end) !== undefined) {
    return { ...read, end: skip(grammar.hour12, text, end) ?? end, isPlain: false };
  }
  if (/^(?:\d|[.,:/]\d|\s?[€$£%°])/u.test(text.slice(end))) return undefined;
  if (read.isPlain && skip(grammar.duration, text, end) !== undefined) return undefined;
  const isOfHours = m === undefined && skip(grammar.hours, text, end) !== undefined;
  if (isOfHours && skip(grammar.timeBefore, text, end) === undefined) return undefined;
  return read;
}

/** `2 hours` are no hour of the day, though some languages say both alike. */
function isDuration(text: string, end: number, grammar: Grammar, hour: number): boolean {
  return hour < 7 && (skip(grammar.hours, text, end) !== undefined || text[end] === 'h');
}

function withHalf(
  text: string,
  end: number,
  { am, pm, hour24 }: Grammar,
  read: Clock & { readonly isPlain: boolean },
): Read {
  const behind = skip(hour24, text, end) ?? end;
  for (const [half, pattern] of [
    ['am', am],
    ['pm', pm],
  ] as const) {
    const after = skip(pattern, text, end);
    // German writes `am` before a day: 9 am Dienstag.
    if (after === undefined || read.minutes >= 780) continue;
    return { ...read, end: after, half, style: 'sure', isPlain: false };
  }
  return { ...read, end: behind, isPlain: read.isPlain && behind === end };
}

/** The minute of the day of an hour of twelve. */
export function toMinutes(minutes: number, half: 'am' | 'pm'): number {
  const ofTwelve = minutes % 720;
  return half === 'pm' ? ofTwelve + 720 : ofTwelve;
}

/** Whether nothing but a comma or a word for “at” stands between a day and this place. */
function isBehind(text: string, start: number, taken: readonly Taken[]): boolean {
  return taken.some(
    ({ end }) => end <= start && /^[\s,.:;()–-]{0,4}$/u.test(text.slice(end, start)),
  );
}

function skip(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) && pattern.lastIndex > start ? pattern.lastIndex : undefined;
}
