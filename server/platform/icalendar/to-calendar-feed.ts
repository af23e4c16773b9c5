import ical from 'ical-generator';
import { toLine } from '#server/platform/texts/plain-text.ts';
import { addEntry, type CalendarEntry } from './calendar-entry.ts';
import { PRODUCT } from './product.ts';

/** An entry, and when it was changed last. */
export interface ChangedEntry extends CalendarEntry {
  readonly changedIso: string;
}

/**
 * Entries as a calendar to subscribe to: without a method, with its name and how often it is worth asking (RFC
 * 7986 §5.7). The same entries make the same bytes, so that who asks again learns that nothing has changed.
 */
export function toCalendarFeed(
  entries: readonly ChangedEntry[],
  { name, refreshSeconds }: { readonly name: string; readonly refreshSeconds: number },
): string {
  const calendar = ical({ prodId: PRODUCT, name: toLine(name), ttl: refreshSeconds });
  for (const entry of entries) addEntry(calendar, entry, entry.changedIso);
  return `${calendar.toString()}\r\n`;
}
