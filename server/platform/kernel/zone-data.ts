import { type OffsetTable, toOffsetTable } from '#shared/time/offset-table.ts';

/** What is known of the world's time zones, which changes with Node. */
export interface ZoneData {
  /** As the time zone database names its editions, so that the later one sorts behind: `2025c`. */
  readonly edition: string;
  /** The offsets of a zone in a stretch of time. Throws a RangeError for an unknown name. */
  offsets(timeZone: string, startMinute: number, endMinute: number): OffsetTable;
}

/** What this Node knows, by which all times are shown and all slots found. */
export const nodeZoneData: ZoneData = {
  edition: process.versions.tz ?? '',
  offsets: toOffsetTable,
};
