import { fromIso, toIso } from '#shared/time/dates.ts';
import { localDay, toLocalMinute, type Zone, zoneOf } from '#shared/time/zone.ts';
import { WAKING } from './waking.ts';

const DAY_MINUTES = 1440;
const NOON = 12 * 60;
/** Where in its half of the day a meeting sits best. */
const BEST = { morning: 10 * 60, afternoon: 15 * 60 };
/** So many days with free time are looked at; times farther away are no help. */
const MOST_DAYS = 10;

type Half = keyof typeof BEST;

export interface SuggestionWish {
  /** Free starts, as `GET /proposal/week` has them. */
  readonly starts: readonly string[];
  readonly durationMinutes: number;
  /** The recipient's. */
  readonly timeZone: string;
  readonly count: number;
  /** What is picked already: it stays, and nothing is suggested that overlaps it. */
  readonly picked?: readonly string[];
}

interface Candidate {
  readonly minute: number;
  readonly day: number;
  readonly half: Half;
  /** How far from the best time of its half; odd minutes count as further. */
  readonly distance: number;
}

/**
 * Times that spread well: on different days as long as there are any, mornings and afternoons in turn, in
 * the recipient's waking hours, none overlapping another. Fewer where there are not so many. Ascending.
 */
export function suggestTimes(wish: SuggestionWish): string[] {
  const { durationMinutes, picked = [], count } = wish;
  const taken = picked.flatMap((start) => fromIso(start) ?? []);
  const chosen: Candidate[] = [];
  const isFree = ({ minute }: Candidate) =>
    [...taken, ...chosen.map((each) => each.minute)].every(
      (other) => Math.abs(other - minute) >= durationMinutes,
    );
  const candidates = toCandidates(wish);
  const days = spread([...new Set(candidates.map(({ day }) => day))].slice(0, MOST_DAYS), count);
  const usedDays = new Set(taken.map((minute) => localDay(zoneOf(wish.timeZone), minute)));
  while (chosen.length < count) {
    const free = candidates.filter(isFree);
    const next = chooseNext(free, { days, usedDays, half: chosen.length % 2 === 0 });
    if (!next) break;
    chosen.push(next);
    usedDays.add(next.day);
  }
  return chosen
    .map(({ minute }) => minute)
    .sort((a, b) => a - b)
    .map(toIso);
}

/** How close to the best that can be had counts as just as good, in minutes. */
const CLOSE = 60;

/**
 * Where nothing lies in the recipient's waking hours: the starts that lie closest to them. Of a host's
 * 9:00 to 17:00 in Berlin, for Los Angeles, `16:30`, which is 7:30 there.
 */
export function nearestToTheirDay(
  starts: readonly string[],
  durationMinutes: number,
  timeZone: string,
): string[] {
  const zone = zoneOf(timeZone);
  const distances = starts.map((start) => {
    const minute = fromIso(start) ?? 0;
    const ofDay = toLocalMinute(zone, minute) - localDay(zone, minute) * DAY_MINUTES;
    return distanceToDay(ofDay, ofDay + durationMinutes);
  });
  const best = Math.min(...distances);
  return starts.filter((_, index) => (distances[index] ?? 0) < best + CLOSE);
}

/** From a meeting at night, over midnight where that is shorter. */
function distanceToDay(from: number, until: number): number {
  if (from >= WAKING.from && until <= WAKING.until) return 0;
  const early = from < WAKING.from ? WAKING.from - from : WAKING.from + DAY_MINUTES - from;
  const late = until > WAKING.until ? until - WAKING.until : until + DAY_MINUTES - WAKING.until;
  return Math.min(early, late);
}

interface Turn {
  /** Those that lie well apart come first. */
  readonly days: readonly number[];
  readonly usedDays: ReadonlySet<number>;
  /** Whether it is a morning's turn. */
  readonly half: boolean;
}

/** A day that has nothing yet before one that has, then the half whose turn it is, then its best time. */
function chooseNext(
  free: readonly Candidate[],
  { days, usedDays, half }: Turn,
): Candidate | undefined {
  const wanted: Half = half ? 'morning' : 'afternoon';
  const place = ({ day }: Candidate) => (days.includes(day) ? days.indexOf(day) : days.length);
  const cost = (candidate: Candidate) => [
    usedDays.has(candidate.day) ? 1 : 0,
    candidate.half === wanted ? 0 : 1,
    place(candidate),
    candidate.distance,
    candidate.minute,
  ];
  return free.reduce<Candidate | undefined>(
    (best, each) => (best === undefined || isLess(cost(each), cost(best)) ? each : best),
    undefined,
  );
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** The days that lie furthest apart first: of six days for three, the first, third and fifth. */
function spread(days: readonly number[], count: number): number[] {
  const step = Math.max(1, Math.floor(days.length / Math.max(1, count)));
  const first = days.filter((_, index) => index % step === 0);
  return [...first, ...days.filter((day) => !first.includes(day))];
}

function toCandidates({ starts, durationMinutes, timeZone }: SuggestionWish): Candidate[] {
  const zone = zoneOf(timeZone);
  const minutes = [...new Set(starts.flatMap((start) => fromIso(start) ?? []))];
  return minutes
    .sort((a, b) => a - b)
    .flatMap((minute) => toCandidate(zone, minute, durationMinutes));
}

function toCandidate(zone: Zone, minute: number, durationMinutes: number): Candidate[] {
  const day = localDay(zone, minute);
  const ofDay = toLocalMinute(zone, minute) - day * DAY_MINUTES;
  const end = toLocalMinute(zone, minute + durationMinutes) - day * DAY_MINUTES;
  if (ofDay < WAKING.from || end > WAKING.until) return [];
  const half: Half = ofDay < NOON ? 'morning' : 'afternoon';
  const oddness = ofDay % 60 === 0 ? 0 : ofDay % 30 === 0 ? 30 : 60;
  return [{ minute, day, half, distance: Math.abs(ofDay - BEST[half]) + oddness }];
}
