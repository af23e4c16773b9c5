import { nodeZoneData, type ZoneData } from '#server/platform/kernel/zone-data.ts';

/**
 * Zone data as an earlier or a later Node may have them: all that ours knows, but for one zone, whose
 * clocks are so many minutes ahead of, or behind, what ours show, for as long as anybody looks.
 */
export function anEdition(
  edition: string,
  shifted?: { readonly timeZone: string; readonly byMinutes: number },
): ZoneData {
  return {
    edition,
    offsets(timeZone, startMinute, endMinute) {
      const table = nodeZoneData.offsets(timeZone, startMinute, endMinute);
      if (timeZone !== shifted?.timeZone) return table;
      return { ...table, offsets: table.offsets.map((each) => each + shifted.byMinutes) };
    },
  };
}

/** Before ours, and after it. */
export const EARLIER = '1999a';
export const LATER = '2999a';
