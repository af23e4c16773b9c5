import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { formatInTimeZone } from 'date-fns-tz';
import type { Language } from '#shared/domain/languages.ts';
import type { Clock } from './format.ts';

/**
 * Times and dates through date-fns-tz, for the office and for mails: room for zones and patterns that
 * public pages have no room for. What both can say they say alike (tests/house).
 */
export interface ZonedFormats {
  /** `3:30 PM`, `15:30`, and in German `15:30 Uhr` (Spec A §2). */
  time(iso: string, clock: Clock): string;
  /** Weekday and date where the reader is: `Friday, May 24, 2030`. */
  date(iso: string): string;
  /**
   * When something happened, in little room: the time of the reader's own day at `nowMs` (`15:30`), the
   * day of another (`3 Dec`), with its year where that is another.
   */
  moment(iso: string, nowMs: number): string;
}

interface Style {
  readonly date: string;
  readonly day: string;
  readonly dayOfYear: string;
  /** What follows a time before and after noon. */
  readonly halves: readonly [string, string];
  /** A time of today. */
  readonly brief: '12h' | 'HH:mm' | 'H:mm';
}

const LATIN = ['AM', 'PM'] as const;
const POINTED = ['a.m.', 'p.m.'] as const;
const dayFirst = { day: 'd MMM', dayOfYear: 'd MMM yyyy', halves: LATIN, brief: 'HH:mm' } as const;

/** As the Unicode locale data has it. */
const styles = {
  en: {
    date: 'EEEE, MMMM d, yyyy',
    day: 'MMM d',
    dayOfYear: 'MMM d, yyyy',
    halves: LATIN,
    brief: '12h',
  },
  de: { ...dayFirst, date: 'EEEE, d. MMMM yyyy', day: 'd. MMM', dayOfYear: 'd. MMM yyyy' },
  fr: { ...dayFirst, date: 'EEEE d MMMM yyyy' },
  es: {
    ...dayFirst,
    date: "EEEE, d 'de' MMMM 'de' yyyy",
    halves: ['a. m.', 'p. m.'],
    brief: 'H:mm',
  },
  no: {
    ...dayFirst,
    date: 'EEEE d. MMMM yyyy',
    day: 'd. MMM',
    dayOfYear: 'd. MMM yyyy',
    halves: POINTED,
  },
  nl: { ...dayFirst, date: 'EEEE d MMMM yyyy', halves: POINTED },
  it: { ...dayFirst, date: 'EEEE d MMMM yyyy' },
  pl: { ...dayFirst, date: 'EEEE, d MMMM yyyy' },
  se: { ...dayFirst, date: 'EEEE d MMMM yyyy', halves: ['fm', 'em'] },
} as const satisfies Record<Language, Style>;

/** Short months that date-fns writes otherwise than the Unicode locale data. */
const mended: Partial<Record<Language, readonly [RegExp, string]>> = {
  de: [/\bSep\./, 'Sept.'],
  es: [/\bsep\b/, 'sept'],
  nl: [/\./, ''],
};

const locales: Record<Language, () => Promise<Locale>> = {
  // date-fns has it with it anyway.
  en: () => Promise.resolve(enUS),
  de: () => import('date-fns/locale/de').then(({ de }) => de),
  fr: () => import('date-fns/locale/fr').then(({ fr }) => fr),
  es: () => import('date-fns/locale/es').then(({ es }) => es),
  no: () => import('date-fns/locale/nb').then(({ nb }) => nb),
  nl: () => import('date-fns/locale/nl').then(({ nl }) => nl),
  it: () => import('date-fns/locale/it').then(({ it }) => it),
  pl: () => import('date-fns/locale/pl').then(({ pl }) => pl),
  se: () => import('date-fns/locale/sv').then(({ sv }) => sv),
};

/** The formats of one reader: their language's words are loaded once. */
export async function loadZonedFormats(reader: {
  readonly language: Language;
  readonly timeZone: string;
}): Promise<ZonedFormats> {
  const { language, timeZone } = reader;
  const style: Style = styles[language];
  const locale = await locales[language]();
  const write = (instant: string | number, pattern: string) =>
    formatInTimeZone(instant, timeZone, pattern, { locale });
  const short = (instant: string, pattern: string) => {
    const [wrong, right] = mended[language] ?? ['', ''];
    return write(instant, pattern).replace(wrong, right);
  };
  const time = (iso: string, clock: Clock) => {
    if (clock === '24h') return write(iso, 'HH:mm');
    return `${write(iso, 'h:mm')} ${style.halves[Number(write(iso, 'H')) < 12 ? 0 : 1]}`;
  };
  return {
    time: (iso, clock) =>
      clock === '24h' && language === 'de' ? `${time(iso, clock)} Uhr` : time(iso, clock),
    date: (iso) => write(iso, style.date),
    moment(iso, nowMs) {
      const isSame = (pattern: string) => write(iso, pattern) === write(nowMs, pattern);
      if (isSame('yyyy-MM-dd')) {
        return style.brief === '12h' ? time(iso, '12h') : write(iso, style.brief);
      }
      return short(iso, isSame('yyyy') ? style.day : style.dayOfYear);
    },
  };
}
