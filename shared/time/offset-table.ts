import { offsetFormat, readOffset } from './offset.ts';

/** No zone has changed its offset and changed it back within a week since the 1940s. */
const PROBE_MINUTES = 7 * 1440;

/** A zone's offsets in a stretch of time: `offsets[i]` holds until `untils[i]`; the last until is the end. */
export interface OffsetTable {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly untils: readonly number[];
  readonly offsets: readonly number[];
}

/**
 * Asks Intl once a week of the stretch, and about fifteen times more for each change of the clocks: for
 * pages, which know a few weeks of one zone. Throws a RangeError for an unknown name.
 */
export function toOffsetTable(
  timeZone: string,
  startMinute: number,
  endMinute: number,
): OffsetTable {
  const format = offsetFormat(timeZone);
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

/** Minutes east of UTC at an instant of the stretch. */
export function offsetIn(table: OffsetTable, minute: number): number {
  return table.offsets[indexIn(table, minute)] ?? 0;
}

export function indexIn({ untils }: OffsetTable, minute: number): number {
  let index = 0;
  while (minute >= (untils[index] ?? Number.POSITIVE_INFINITY)) index += 1;
  return index;
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
