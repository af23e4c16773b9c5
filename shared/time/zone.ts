/**
 * Time zones as tables of offset changes, so that a zone costs Intl calls once and a look-up after
 * that is a few comparisons. Instants are integer minutes since the epoch; a *local minute* is what
 * a wall clock shows, counted as if that clock were UTC.
 */

import { localToInstant } from './local-to-instant.ts';
import { MAX_CACHED_ZONES, offsetFormat } from './offset.ts';
import { indexIn, type OffsetTable, offsetIn, toOffsetTable } from './offset-table.ts';

/** About a year; each zone's table is built a piece at a time, on first need. */
const PIECE_MINUTES = 2 ** 19;
const DAY_MINUTES = 1440;

type Piece = OffsetTable;

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
  return offsetIn(pieceAt(zone, minute), minute);
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

/** The instant of a local minute: one that is skipped, or occurs twice, as `localToInstant` says. */
export function toInstant(zone: Zone, localMinute: number): number {
  return localToInstant(localMinute, (minute) => offsetMinutesAt(zone, minute));
}

function pieceAt(zone: Zone, minute: number): Piece {
  const latest = zone.latest;
  if (minute >= latest.startMinute && minute < latest.endMinute) return latest;
  const index = Math.floor(minute / PIECE_MINUTES);
  let piece = zone.pieces.get(index);
  if (!piece) {
    const startMinute = index * PIECE_MINUTES;
    piece = toOffsetTable(zone.timeZone, startMinute, startMinute + PIECE_MINUTES);
    zone.pieces.set(index, piece);
  }
  zone.latest = piece;
  return piece;
}
