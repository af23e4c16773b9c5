import { createHash } from 'node:crypto';
import { type Component, partsOf, propertiesOf, readText } from './content-lines.ts';

/** What an index of the database takes with ease; RFC 7986 5.3 asks for 255 octets at most. */
const LONGEST_UID = 512;
const UID = new Set(['uid']);
/** What a feed writes anew each time that it is asked. */
const PASSING = /^\s*(DTSTAMP|LAST-MODIFIED|CREATED|SEQUENCE|UID)\s*[;:]/i;

/**
 * The UIDs of a text's events, each once, in their order: those that `toBusyTimes` tells. An event that has
 * none gets one made from what it says, the same for as long as it says so; one of immense length likewise.
 */
export function uidsOf(content: string): readonly string[] {
  return [...new Set(partsOf(readText(content).root, 'vevent').map(uidOf))];
}

/** The UID of an event. */
export function uidOf(event: Component): string {
  const uid = propertiesOf(event, UID).get('uid')?.[0]?.values[0]?.trim() ?? '';
  if (uid !== '' && uid.length <= LONGEST_UID) return uid;
  const lines = event.lines.filter((line) => !PASSING.test(line));
  return `made-${createHash('sha256')
    .update(uid === '' ? lines.join('\n') : uid)
    .digest('hex')}`;
}
