/**
 * Time zones as tables of offset changes, so that a zone costs Intl calls once and a look-up after
 * that is a few comparisons. Instants are integer minutes since the epoch; a *local minute* is what
 * a wall clock shows, counted as if that clock were UTC.
 */

import { MAX_CACHED_ZONES, offsetFormat, readOffset } from './offset.ts';

/** About a year; each zone's table is built a piece at a time, on first need. */
const PIECE_MINUTES = 2 ** 19;
/** No zone has changed its offset and changed it back within a week since the 1940s. */
const PROBE_MINUTES = 7 * 1440;
const DAY_MINUTES = 1440;

/** One piece of a zone's table: `offsets[i]` holds until `untils[i]`; the last until is the end. */
interface Piece {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly untils: readonly number[];
  readonly offsets: readonly number[];
}

/** A zone with its table so far. Get one from `zoneOf`; ask it through this file's functions. */
export interface Zone {
  readonly timeZone: string;
  readonly pieces: Map<number, Piece>;
  latest: Piece;
}

const zones = new Map<string, Zone>();

/** The zone of an IANA name, cached for the process. Throws a RangeError for an unknown name. */
export function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  offsetFormat(timeZone); // throws for an unknown name
  if (zones.size >= MAX_CACHED_ZONES) zones.clear();
  const none: Piece = { startMinute: 0, endMinute: 0, untils: [], offsets: [] };
  const zone: Zone = { timeZone, pieces: new Map(), latest: none };
  zones.set(timeZone, zone);
  return zone;
}

/** Minutes east of UTC at an instant: Berlin in July → 120. */
export function offsetMinutesAt(zone: Zone, minute: number): number {
  const piece = pieceAt(zone, minute);
  return piece.offsets[indexIn(piece, minute)] ?? 0;
}

/** An instant up to which (exclusive) the offset of `minute` is known to stay the same. */
export function steadyUntil(zone: Zone, minute: number): number {
  const piece = pieceAt(zone, minute);
  return piece.untils[indexIn(piece, minute)] ?? piece.endMinute;
}

/** What the wall clock shows at an instant, as a local minute. */
export function toLocalMinute(zone: Zone, minute: number): number {
  return minute + offsetMinutesAt(zone, minute);
}

/** The local date of an instant, as a day number (days since 1970-01-01). */
export function localDay(zone: Zone, minute: number): number {
  return Math.floor(toLocalMinute(zone, minute) / DAY_MINUTES);
}

/**
 * The instant of a local minute, as Temporal's `compatible` does: a time skipped in spring moves
 * forward by the gap, one that occurs twice is its first.
 */
export function toInstant(zone: Zone, localMinute: number): number {
  const before = offsetMinutesAt(zone, localMinute - DAY_MINUTES);
  const after = offsetMinutesAt(zone, localMinute + DAY_MINUTES);
  const earlier = localMinute - before;
  if (before === after || offsetMinutesAt(zone, earlier) === before) return earlier;
  const later = localMinute - after;
  return offsetMinutesAt(zone, later) === after ? later : earlier;
}

function pieceAt(zone: Zone, minute: number): Piece {
  const latest = zone.latest;
  if (minute >= latest.startMinute && minute < latest.endMinute) return latest;
  const index = Math.floor(minute / PIECE_MINUTES);
  let piece = zone.pieces.get(index);
  if (!piece) {
    piece = buildPiece(zone.timeZone, index * PIECE_MINUTES);
    zone.pieces.set(index, piece);
  }
  zone.latest = piece;
  return piece;
}

function indexIn(piece: Piece, minute: number): number {
  let index = 0;
  while (minute >= (piece.untils[index] ?? Number.POSITIVE_INFINITY)) index += 1;
  return index;
}

function buildPiece(timeZone: string, startMinute: number): Piece {
  const format = offsetFormat(timeZone);
  const endMinute = startMinute + PIECE_MINUTES;
  const untils: number[] = [];
  const offsets: number[] = [];
  let offset = readOffset(format, startMinute);
  let known = startMinute;
  while (known < endMinute) {
    const next = Math.min(known + PROBE_MINUTES, endMinute);
    const nextOffset = readOffset(format, next);
    if (nextOffset !== offset) {
      untils.push(firstMinuteWithout(format, offset, known, next));
      offsets.push(offset);
      offset = nextOffset;
    }
    known = next;
  }
  untils.push(endMinute);
  offsets.push(offset);
  return { startMinute, endMinute, untils, offsets };
}

/** Bisects: `offset` holds at `low` and no longer at `high`. */
function firstMinuteWithout(
  format: Intl.DateTimeFormat,
  offset: number,
  low: number,
  high: number,
): number {
  let holds = low;
  let changed = high;
  while (changed - holds > 1) {
    const middle = Math.floor((holds + changed) / 2);
    if (readOffset(format, middle) === offset) holds = middle;
    else changed = middle;
  }
  return changed;
}
