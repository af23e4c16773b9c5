import { localToInstant } from './local-to-instant.ts';
import { indexIn, type OffsetTable, offsetIn } from './offset-table.ts';

/** What was known of a zone, and what is: tables of the same zone by other data. */
export interface ZoneChange {
  readonly former: OffsetTable;
  readonly present: OffsetTable;
}

/** From `fromMinute` up to `toMinute`, exclusive. */
export interface MinuteSpan {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** So near its end a table cannot say what a local time is: the offset of the day after counts too. */
const EDGE_MINUTES = 3 * 1440;

/**
 * Since when and how long the clocks of a zone show another time than they were going to, from an instant on:
 * as far as both tables reach, in order and cut where either changes. None where nothing has changed.
 */
export function findShifted({ former, present }: ZoneChange, fromMinute: number): MinuteSpan[] {
  const end = Math.min(former.endMinute, present.endMinute) - EDGE_MINUTES;
  const spans: MinuteSpan[] = [];
  let minute = Math.max(former.startMinute, present.startMinute, fromMinute);
  while (minute < end) {
    const until = Math.min(untilOf(former, minute), untilOf(present, minute), end);
    if (offsetIn(former, minute) !== offsetIn(present, minute)) {
      spans.push({ fromMinute: minute, toMinute: until });
    }
    minute = until;
  }
  return spans;
}

/**
 * The instant at which the clock shows what it was going to show at `minute`: 10:00 stays 10:00. A time that
 * is skipped now, or occurs twice now, is decided as for what is booked. For instants that both tables know.
 */
export function keepWallClock({ former, present }: ZoneChange, minute: number): number {
  const offset = offsetIn(former, minute);
  if (offset === offsetIn(present, minute)) return minute;
  return localToInstant(minute + offset, (each) => offsetIn(present, each));
}

function untilOf(table: OffsetTable, minute: number): number {
  return table.untils[indexIn(table, minute)] ?? table.endMinute;
}
