import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { listTimeZones } from '#shared/time/format.ts';
import { madeOnce } from '#shared/time/made-once.ts';
import { simplify } from '#shared/time/zone-search/simplify.ts';
import { zoneAbbreviations } from '#shared/time/zone-search/zone-abbreviations.ts';
import { namingsOf, prominenceOf } from '#shared/time/zone-search/zone-namings.ts';
import type { Grammar } from './grammar.ts';

/** How a clock is meant: by a zone, by minutes east of Greenwich, or by that of who reads. */
export type ZoneSaid =
  | { readonly kind: 'zone'; readonly timeZone: string; readonly literal?: 'standard' | 'daylight' }
  | { readonly kind: 'offset'; readonly minutes: number }
  | { readonly kind: 'own' };

export interface ZonePart {
  readonly start: number;
  readonly end: number;
  /** More than one where that is open. */
  readonly zones: readonly ZoneSaid[];
  /** It stands right behind a time. */
  readonly isBehind: boolean;
  /** A place is named whose zone nobody knows here, or whose the text leaves open. */
  readonly isUnsure: boolean;
}

const OWN: ZoneSaid = { kind: 'own' };
const OFFSET = /\b(?:GMT|UTC)\s?(?<sign>[+−–-])\s?(?<h>\d{1,2})(?::?(?<m>[0-5]\d))?(?!\d)/gu;
const BARE_OFFSET = /(?<=\d)\s?(?<sign>[+−])(?<h>[01]\d):?(?<m>[0-5]\d)(?!\d)/gu;
const SHORT = /(?<![\p{L}\p{N}])(?:UTC|GMT|Z|[A-Z]{2,5})(?![\p{L}\p{N}])/gu;
const DAYLIGHT = /^(?:[A-Z]{1,2}DT|CEST|MESZ|BST|WEST|WESZ|EEST|OESZ|HA[A-Z]|HAEC)$/;
const STANDARD = /^(?:[ECMP]ST|AKST|NST|CET|HEC|MEZ|WET|WEZ|EET|OEZ|AEST|ACST|NZST|HN[A-Z])$/;
/** Names of more than one zone, of which none is meant most of the time. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  IST: ['Asia/Kolkata', 'Asia/Jerusalem'],
  CST: ['America/Chicago', 'Asia/Shanghai'],
  AST: ['America/Halifax', 'Asia/Riyadh'],
  GST: ['Asia/Dubai'],
};
const AMERICAN: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
};
const NAME = "\\p{Lu}[\\p{L}'’.]*(?:[ -]\\p{Lu}[\\p{L}'’.]*){0,2}";

/** The zones that a text names: in its own spelling, since `EST` is one and `est` is French. */
export function findZones(
  text: string,
  lower: string,
  grammar: Grammar,
  ends: readonly number[],
): ZonePart[] {
  const isBehind = (start: number) =>
    ends.some((end) => end <= start && /^[\s,(/]*$/u.test(text.slice(end, start)));
  const found = [
    ...findOffsets(text),
    ...findShort(text, isBehind),
    ...findOwn(lower, grammar),
    ...ends.flatMap((end) => findPlace(text, end, grammar)),
    ...findDistant(text, grammar),
  ];
  return found
    .map((part) => ({ isUnsure: false, ...part, isBehind: isBehind(part.start) }))
    .filter((part, index, all) => !all.some((other, at) => at < index && overlaps(part, other)))
    .toSorted((a, b) => a.start - b.start);
}

type Found = Pick<ZonePart, 'start' | 'end' | 'zones'> & Partial<ZonePart>;

function overlaps(one: Found, other: Found): boolean {
  return one.start < other.end && other.start < one.end;
}

function findOffsets(text: string): Found[] {
  return [...text.matchAll(OFFSET), ...text.matchAll(BARE_OFFSET)].map((match) => {
    const { sign, h, m = '0' } = match.groups ?? {};
    const size = Number(h) * 60 + Number(m);
    const minutes = sign === '+' ? size : -size;
    return { ...spanOf(match), zones: [{ kind: 'offset', minutes }] };
  });
}

function findShort(text: string, isBehind: (start: number) => boolean): Found[] {
  return [...text.matchAll(SHORT)].flatMap((match) => {
    const [name] = match;
    // Two letters are many things: CT, PT, ET.
    if (name.length < 3 && !isBehind(match.index)) return [];
    const zones = zonesOf(name);
    return zones.length > 0 ? [{ ...spanOf(match), zones }] : [];
  });
}

function zonesOf(name: string): ZoneSaid[] {
  if (name === 'UTC' || name === 'Z') return [{ kind: 'offset', minutes: 0 }];
  if (name === 'GMT') return [{ kind: 'zone', timeZone: 'Europe/London', literal: 'standard' }];
  const [first] = zoneAbbreviations.find(({ names }) => names.includes(name))?.zones ?? [];
  const zones = SHARED[name] ?? (first === undefined ? [] : [first.replace('~', '')]);
  const literal = DAYLIGHT.test(name) ? 'daylight' : STANDARD.test(name) ? 'standard' : undefined;
  return zones.map((timeZone) => ({ kind: 'zone', timeZone, ...(literal && { literal }) }));
}

function findOwn(lower: string, { words }: Grammar): Found[] {
  const find = (pattern: string) => [
    ...lower.matchAll(new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'gu')),
  ];
  return [
    ...find(words.yourTime).map((match) => ({ ...spanOf(match), zones: [OWN] })),
    // Who wrote it knows where that is.
    ...find(words.myTime)
      .filter((match) => match[0].includes(' '))
      .map((match) => ({ ...spanOf(match), zones: [OWN], isUnsure: true })),
  ];
}

/** Right behind a time: `Lisbon time`, `in Lisbon`, `New Yorker Zeit`, `heure de Paris`, `Lisbon`. */
function findPlace(text: string, end: number, { words }: Grammar): Found[] {
  const rest = text.slice(end);
  const start = /^[\s,(/]*/u.exec(rest)?.[0].length ?? 0;
  const said = rest.slice(start);
  const at = (length: number, zones: readonly ZoneSaid[], isUnsure = false) => [
    { start: end + start, end: end + start + length, zones, isUnsure },
  ];
  const american =
    /^(eastern|central|mountain|pacific)(?: (?:standard |daylight )?time)?(?!\p{L})/iu.exec(said);
  const timeZone = AMERICAN[american?.[1]?.toLowerCase() ?? ''];
  if (american && timeZone) return at(american[0].length, [{ kind: 'zone', timeZone }]);
  const behind = words.timeBehind
    ? new RegExp(`^(?<name>${NAME}|\\p{Ll}+)[ -]?(?:${words.timeBehind})(?!\\p{L})`, 'iu').exec(
        said,
      )
    : null;
  const before = words.timeBefore
    ? new RegExp(
        `^(?:\\(|à l[’'])?(?:${words.timeBefore})\\s*(?:l[ae]s? |el |il )?(?<name>${NAME}|\\p{Ll}+)`,
        'iu',
      ).exec(said)
    : null;
  const timed = before ?? behind;
  if (timed) {
    const zones = placeNamed(timed.groups?.name ?? '', true);
    return zones.length > 0 ? at(timed[0].length, zones) : at(timed[0].length, [OWN], true);
  }
  const within = new RegExp(`^(?:(?:${words.inPlace})\\s+)?(?<name>${NAME})`, 'u').exec(said);
  const name = longestKnown(within?.groups?.name ?? '');
  if (!within) return [];
  if (name === undefined) {
    const zones = words.bendsPlaces ? placeBent(within.groups?.name ?? '') : [];
    if (zones.length > 0) return at(within[0].length, zones);
    // A name that is no place here may be one elsewhere; German writes every noun like a name.
    const isPlace = within[0] !== within.groups?.name && !words.writesNounsLarge;
    return isPlace ? at(within[0].length, [OWN], true) : [];
  }
  const length = within[0].length - (within.groups?.name?.length ?? 0) + name.length;
  return at(length, placeNamed(name, false));
}

/** Elsewhere in the text: `in Lisbon on Tuesday at 3` may mean the clock there, or ours. */
function findDistant(text: string, { words }: Grammar): Found[] {
  const near = [
    ...text.matchAll(new RegExp(`(?<![\\p{L}])(?:${words.inPlace})\\s+(?<name>${NAME})`, 'gu')),
  ];
  const timed = words.timeBehind
    ? [
        ...text.matchAll(
          new RegExp(`(?<![\\p{L}])(?<name>${NAME})[ -](?:${words.timeBehind})(?!\\p{L})`, 'gu'),
        ),
      ]
    : [];
  return [
    ...timed.flatMap((match) => {
      const zones = placeNamed(match.groups?.name ?? '', true);
      return zones.length > 0 ? [{ ...spanOf(match), zones }] : [];
    }),
    ...near.flatMap((match) => {
      const name = longestKnown(match.groups?.name ?? '');
      return name === undefined
        ? []
        : [{ ...spanOf(match), zones: [...placeNamed(name, false), OWN] }];
    }),
  ];
}

/** `Lisbon Tuesday` begins with a place. */
function longestKnown(name: string): string | undefined {
  const words = name.split(/(?<=[ -])/u);
  for (let count = words.length; count > 0; count -= 1) {
    const part = words
      .slice(0, count)
      .join('')
      .replace(/[ .-]+$/u, '');
    if (part.length > 2 && placeNamed(part, false).length > 0) return part;
  }
  return undefined;
}

/** The zone of a city, or of a country where its time is spoken of; also in the forms of `Londoner`. */
function placeNamed(name: string, isOfTime: boolean): ZoneSaid[] {
  const { places, countries } = names();
  const simple = simplify(name);
  const stems = isOfTime ? [simple, ...adjectivesOf(simple)] : [simple];
  for (const stem of stems) {
    const city = places.get(stem);
    if (city) return [{ kind: 'zone', timeZone: city }];
    const ofCountry = isOfTime ? countries.get(stem) : undefined;
    if (ofCountry) return ofCountry.slice(0, 3).map((timeZone) => ({ kind: 'zone', timeZone }));
  }
  if (!isOfTime || !POLISH.test(simple)) return [];
  const root = simple.replace(POLISH, '').slice(0, 5);
  const [found] = [...places].filter(([place]) => root.length > 3 && place.startsWith(root));
  return found ? [{ kind: 'zone', timeZone: found[1] }] : [];
}

/** `Londynie`, of which the dictionary knows `Londyn`. */
function placeBent(name: string): ZoneSaid[] {
  const simple = NATIONS[simplify(name)] ?? simplify(name);
  const root = simple.slice(0, Math.max(4, simple.length - 3));
  const found = [...names().places].find(
    ([place]) => place.startsWith(root) && Math.abs(place.length - simple.length) <= 3,
  );
  return found ? [{ kind: 'zone', timeZone: found[1] }] : [];
}

const POLISH = /(?:skiego|ckiego|iego)$/u;
const ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [/ter$/u, ''],
  [/er$/u, ''],
  [/r$/u, ''],
  [/ner$/u, 'en'],
  [/cher$/u, 'ch'],
  [/se$/u, ''],
  [/se$/u, 'n'],
  [/nse$/u, 'n'],
  [/er$/u, 'en'],
];
const NATIONS: Readonly<Record<string, string>> = {
  german: 'germany',
  deutscher: 'deutschland',
  deutsche: 'deutschland',
  british: 'uk',
  french: 'france',
  spanish: 'spain',
  italian: 'italy',
  dutch: 'netherlands',
  polish: 'poland',
  swedish: 'sweden',
  norwegian: 'norway',
  svensk: 'sverige',
  norsk: 'norge',
  dansk: 'danmark',
  tysk: 'tyskland',
  engelsk: 'storbritannia',
  duitse: 'duitsland',
  nederlandse: 'nederland',
  engelse: 'engeland',
  francaise: 'france',
  londynskiego: 'london',
  nowojorskiego: 'new york',
  'nowym jorku': 'new york',
  polskiego: 'polska',
  niemieckiego: 'niemcy',
  indian: 'india',
  japanese: 'japan',
};

function adjectivesOf(simple: string): string[] {
  const nation = NATIONS[simple];
  const stems = ADJECTIVES.filter(([ending]) => ending.test(simple)).map(([ending, instead]) =>
    simple.replace(ending, instead),
  );
  return nation === undefined ? stems : [nation, ...stems];
}

/** Zones by the cities and countries that people name, in every language. */
const names = madeOnce(() => {
  const places = new Map<string, string>();
  const zones = listTimeZones()
    .map(toModernZone)
    .filter((zone) => zone.includes('/'));
  const byProminence = zones.toSorted((a, b) => prominenceOf(a) - prominenceOf(b));
  for (const timeZone of byProminence) {
    for (const { simple, of } of namingsOf(timeZone)) {
      if (of !== 'country' && simple && !places.has(simple)) places.set(simple, timeZone);
    }
  }
  return { places, countries: countriesOf(byProminence) };
});

function countriesOf(zones: readonly string[]): Map<string, string[]> {
  const countries = new Map<string, string[]>();
  for (const timeZone of zones) {
    for (const { simple, of } of namingsOf(timeZone)) {
      if (of !== 'country') continue;
      countries.set(simple, [...new Set([...(countries.get(simple) ?? []), timeZone])]);
    }
  }
  return countries;
}

function spanOf(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].length };
}
