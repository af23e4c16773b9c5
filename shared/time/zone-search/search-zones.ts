import type { ListedZone } from './list-zones.ts';
import { simplify } from './simplify.ts';
import { toOffsetQuery } from './to-offset-query.ts';
import { zoneAbbreviations } from './zone-abbreviations.ts';
import { type Naming, namingsOf, prominenceOf } from './zone-namings.ts';

/** A zone that was found, and the place that its reader may have meant. */
export interface FoundZone {
  readonly zone: ListedZone;
  /** `Munich, Germany`; empty for a zone of no country. */
  readonly place: string;
}

/** How well a zone answers a query, best first. */
const RANKS = { abbreviation: 0, name: 1, beginning: 2, words: 3, inside: 4 } as const;

/** Fewer letters begin the name of a country in some language by chance: `est` `Estados Unidos`. */
const FOREIGN_LETTERS = 4;

interface Answer extends FoundZone {
  readonly rank: number;
  /** Among those of the same rank. */
  readonly order: number;
}

/**
 * The zones that somebody means who types a city, a country, an offset or what the zone is called
 * for short, in any of our languages: `est → New York`, `India → Asia/Kolkata`, `GMT-5` → those
 * that are five hours behind on that day. Words count from their beginnings, in any order, with or
 * without accents; what stands within words counts where nothing else is found.
 */
export function searchZones(zones: readonly ListedZone[], query: string): FoundZone[] {
  const wanted = simplify(query);
  if (!wanted) return zones.map((zone) => ({ zone, place: zone.countries.join(', ') }));
  const offset = toOffsetQuery(query);
  if (offset) return sort(zones.flatMap((zone) => answerOffset(zone, offset)));
  const ranks = abbreviatedBy(wanted, zones);
  const found = zones.flatMap((zone) => answer(zone, wanted, ranks.get(zone.timeZone)));
  const isInside = ({ rank }: Answer) => rank === RANKS.inside;
  return sort(found.every(isInside) ? found : found.filter((each) => !isInside(each)));
}

function sort(answers: readonly Answer[]): FoundZone[] {
  return answers
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ zone, place }) => ({ zone, place }));
}

function answerOffset(zone: ListedZone, offset: (minutes: number) => boolean): Answer[] {
  if (!offset(zone.offsets[0])) return [];
  return [{ zone, place: zone.countries.join(', '), rank: 0, order: prominenceOf(zone.timeZone) }];
}

function answer(zone: ListedZone, wanted: string, abbreviated: number | undefined): Answer[] {
  const namings = namingsOf(zone.timeZone);
  const rank = abbreviated === undefined ? rankOf(zone, wanted) : RANKS.abbreviation;
  if (rank === undefined) return [];
  const city = abbreviated === undefined ? cityOf(namings, wanted) : undefined;
  const place = [city, ...zone.countries].filter(Boolean).join(', ');
  return [{ zone, place, rank, order: abbreviated ?? prominenceOf(zone.timeZone) }];
}

function rankOf(zone: ListedZone, wanted: string): number | undefined {
  const namings = namingsOf(zone.timeZone);
  if (namings.some(({ simple }) => simple === wanted)) return RANKS.name;
  const isShort = wanted.length < FOREIGN_LETTERS;
  const names = isShort
    ? [
        ...namings.filter(({ of }) => of !== 'country'),
        ...zone.countries.map((name) => ({ simple: simplify(name) })),
      ]
    : namings;
  return rankAmong(
    names.map(({ simple }) => simple),
    wanted,
  );
}

function rankAmong(names: readonly string[], wanted: string): number | undefined {
  if (names.some((name) => name.startsWith(wanted))) return RANKS.beginning;
  const words = wanted.split(' ');
  const own = names.flatMap((name) => name.split(' '));
  if (words.every((word) => own.some((each) => each.startsWith(word)))) return RANKS.words;
  if (words.every((word) => names.some((name) => name.includes(word)))) return RANKS.inside;
  return undefined;
}

/** The city that was typed, as it was typed; none where the zone has its name from it. */
function cityOf(namings: readonly Naming[], wanted: string): string | undefined {
  const isOwn = namings.some(({ of, simple }) => of === 'zone' && simple.startsWith(wanted));
  if (isOwn) return undefined;
  const cities = namings.filter(({ of }) => of === 'city');
  const begun = cities.find(({ simple }) => simple.startsWith(wanted));
  return (begun ?? cities.find(({ simple }) => ` ${simple}`.includes(` ${wanted}`)))?.name;
}

/** The zones that are called so for short, with their order. */
function abbreviatedBy(wanted: string, zones: readonly ListedZone[]): Map<string, number> {
  const meant = zoneAbbreviations
    .filter(({ names }) => names.some((name) => simplify(name) === wanted))
    .flatMap(({ zones: each }) => each);
  const byOrder = meant.flatMap((zone) => [zone.replace('~', ''), ...likeOf(zone, zones)]);
  return new Map([...new Set(byOrder)].map((timeZone, order) => [timeZone, order]));
}

/** Of one continent, and at the same time in summer and in winter: the best-known first. */
function likeOf(marked: string, zones: readonly ListedZone[]): string[] {
  const like = zones.find(({ timeZone }) => `~${timeZone}` === marked);
  if (!like) return [];
  return zones
    .filter(({ timeZone }) => timeZone.split('/')[0] === like.timeZone.split('/')[0])
    .filter(({ offsets }) => offsets.join() === like.offsets.join())
    .map(({ timeZone }) => timeZone)
    .toSorted((a, b) => prominenceOf(a) - prominenceOf(b));
}
