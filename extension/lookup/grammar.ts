import type { Language } from '#shared/domain/languages.ts';
import { allWords } from './words/all-words.ts';
import type { Words } from './words/words.ts';

/** A language's words as patterns, made once. */
export type Grammar = ReturnType<typeof compile>;

const grammars = new Map<Language, Grammar>();

export function grammarOf(language: Language): Grammar {
  const known = grammars.get(language) ?? compile(allWords[language]);
  grammars.set(language, known);
  return known;
}

/** No letter and no digit stands before it, or behind it. */
const BEFORE = '(?<![\\p{L}\\p{N}])';
const BEHIND = '(?![\\p{L}\\p{N}])';

/** A whole word, wherever it stands. */
function word(pattern: string): RegExp {
  return new RegExp(`${BEFORE}(?:${pattern || '(?!)'})${BEHIND}`, 'gu');
}

/** What stands at one place, with the spaces behind it; a digit may follow at once. */
function at(pattern: string): RegExp {
  return new RegExp(`(?:${pattern || '(?!)'})(?![\\p{L}])\\s*`, 'uy');
}

function compile(words: Words) {
  const named = words.weekdays.map((each, index) => `(?<d${index}>${each})`).join('|');
  const short = words.abbreviated.map((each, index) => `(?<d${index}>${each})`).join('|');
  const dayPart = [words.morning, words.afternoon, words.evening].join('|');
  const month = words.months.map((each, index) => `(?<m${index}>${each})`).join('|');
  const anyMonth = words.months.join('|');
  const before = `${words.thisWeek}|${words.next}|${words.last}`;
  const of = words.of ? `(?:(?:${words.of})\\s+)?` : '';
  const year = `(?:,?\\s+${of}(?<year>20\\d\\d)(?!\\d))?`;
  const dayNumber = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|ª|:[ea]|e|\\.)?';
  const firstOfTwo = `(?:(?<first>\\d{1,2})(?:st|nd|rd|th|\\.|e)?\\s*(?:[-–—]|(?:${words.until}|${words.or})(?![\\p{L}]))\\s*)?`;
  const hour = `(?<h>\\d{1,2}|${words.hours.join('|')})`;
  const wordMinutes = Object.values(words.minutes).join('|');
  const spoken = words.spoken.map(([pattern, minutes, sign]) => ({
    minutes,
    sign: sign ?? 1,
    pattern: new RegExp(
      `(?:${pattern
        .replace('{h}', hour)
        .replace('{m}', `(?<m>${wordMinutes})`)
        .replace('{M}', `(?<m>${wordMinutes}|5|10|20|25)`)})${BEHIND}`,
      'uy',
    ),
  }));
  const count = `(?<n>\\d{1,3}|${words.hours.join('|')}|${COUNT_OF_ONE})`;
  const { minute, hour: hours, day, week } = words.units;
  const units = `(?:(?<minute>${minute})|(?<hour>${hours})|(?<days>${day})|(?<week>${week}))`;
  const within = words.inAfter
    ? `(?:(?:${words.inBefore})\\s+${count}\\s+${units}|${count.replace('<n>', '<n2>')}\\s+${units.replaceAll(/<(\w+)>/g, '<$12>')}\\s+${words.inAfter})`
    : `(?:${words.inBefore})\\s+${count}\\s+${units}`;
  return {
    words,
    isMonthFirst: words.isMonthFirst,
    weekday: new RegExp(
      `${BEFORE}(?:(?<week>${words.nextWeek || '(?!)'})[\\s,]+(?:(?:${words.on})\\s+)?)?(?:(?<pre>${before})\\s+)?(?:${named})(?<part>s?\\s?(?:${dayPart}|morgen|morgon)|s?(?:mittag|middag))?(?:[\\s,]+(?<post>${words.nextWeek}|${before}))?${BEHIND}`,
      'gu',
    ),
    abbreviated: new RegExp(
      `${BEFORE}(?:(?<pre>${before})\\s+)?(?:${short})(?:\\.,?|,)?(?=\\s*(?:\\d|(?:${words.at})\\s*\\d|(?:${words.on})\\s+\\d|(?:${anyMonth})${BEHIND}))(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    dayMonth: new RegExp(
      `(?<![\\p{L}\\d.,:/€$£#-])${firstOfTwo}${dayNumber}\\s*${of}(?:${month})\\.?${year}${BEHIND}`,
      'gu',
    ),
    monthDay: new RegExp(
      `${BEFORE}(?:${month})\\.?\\s+(?:the\\s+)?${firstOfTwo}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d)${year}${BEHIND}`,
      'gu',
    ),
    dayOfMonth: new RegExp(
      `(?<![\\p{L}\\d.,:/€$£#-])(?:${words.dayOfMonth.replace('{d}', '(?<day>\\d{1,2})')})(?![\\p{L}\\d]|[.:/,-]\\d|\\s*(?:${words.hour24}|:|€|%|${anyMonth})(?![\\p{L}]))`,
      'gu',
    ),
    within: new RegExp(`${BEFORE}${within}${BEHIND}`, 'gu'),
    relative: [
      [word(words.dayAfterTomorrow), 2],
      [word(words.tomorrow), 1],
      [word(words.today), 0],
      [word(words.yesterday), -1],
    ] as const,
    weeks: word(words.units.week),
    at: at(words.at),
    hour24Before: new RegExp(`(?:${words.hour24Before || '(?!)'})(?![\\p{L}])\\s*$`, 'u'),
    from: at(words.from),
    until: new RegExp(`\\s*(?:[-–—]|(?:${words.until})(?![\\p{L}]))\\s*`, 'uy'),
    or: new RegExp(`${BEFORE}(?:${words.or})${BEHIND}`, 'u'),
    hour24: new RegExp(`\\s?(?:${words.hour24})${BEHIND}`, 'uy'),
    hour12: new RegExp(`\\s?(?:${words.hour12 || '(?!)'})${BEHIND}`, 'uy'),
    am: new RegExp(`(?:\\s?(?:${words.am})|am(?!\\p{L}))`, 'uy'),
    pm: new RegExp(`(?:\\s?(?:${words.pm})|pm(?!\\p{L}))`, 'uy'),
    noon: new RegExp(`(?:${words.noon})${BEHIND}`, 'uy'),
    midnight: new RegExp(`(?:${words.midnight})${BEHIND}`, 'uy'),
    spoken,
    hourWord: new RegExp(
      `(?:${words.hours.map((each, index) => `(?<h${index + 1}>${each})`).join('|')})${BEHIND}`,
      'uy',
    ),
    duration: new RegExp(
      `\\s?-?(?:${[minute, day, week].join('|')}|%|€|\\$|£|kr|zł|eur|usd|x|km|kg|mb|gb)${BEHIND}`,
      'uy',
    ),
    hours: new RegExp(`\\s(?:${hours})${BEHIND}`, 'uy'),
    goesOn: new RegExp(
      `^(?:${[words.or, words.on, words.at, words.until, dayPart, words.inPlace, words.yourTime].join('|')})${BEHIND}`,
      'u',
    ),
    timeBefore: new RegExp(`\\s(?:${words.timeBefore || '(?!)'})`, 'uy'),
    parts: [
      [word(words.morning), 'morning'],
      [word(words.afternoon), 'afternoon'],
      [word(words.evening), 'evening'],
    ] as const,
    common: word(words.common),
  };
}

/** One, as it stands before a unit in any of the languages. */
const COUNT_OF_ONE = 'an?|one|ein|eine[mnr]?|une?|un[ao]?|ett?|en|een|jeden|jedną';

/** The number that a word or digits stand for, of a language's hours or minutes. */
export function toNumber(text: string, names: readonly (readonly [number, string])[]): number {
  if (/^\d+$/.test(text)) return Number(text);
  const found = names.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(text));
  return found?.[0] ?? 1;
}
