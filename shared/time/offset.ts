/** What Intl alone says of a zone: enough for pages, which have no need of the tables in `zone.ts`. */

/** Names are case-insensitive: a bound keeps strange spellings from filling the memory. */
export const MAX_CACHED_ZONES = 1500;

const known = new Set<string>();

/** A page asks of two or three again and again; making one takes a slow phone some ten milliseconds. */
const MAX_PROBES = 8;
const probes = new Map<string, Intl.DateTimeFormat>();

/** Whether Intl knows the name as a zone. Bare offsets such as `+02:00` are not zones. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    offsetFormat(name);
  } catch {
    return false;
  }
  if (known.size >= MAX_CACHED_ZONES) known.clear();
  known.add(name);
  return true;
}

/** The offset of one instant without building a table: for a list of every zone. */
export function probeOffsetMinutes(timeZone: string, minute: number): number {
  let format = probes.get(timeZone);
  if (!format) {
    if (probes.size >= MAX_PROBES) probes.clear();
    format = offsetFormat(timeZone);
    probes.set(timeZone, format);
  }
  return readOffset(format, minute);
}

/** Throws a RangeError for an unknown name. */
export function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
}

/** Reads `…, GMT-03:30` → -210; `…, GMT` → 0. Seconds (before 1972) are dropped. */
export function readOffset(format: Intl.DateTimeFormat, minute: number): number {
  const text = format.format(minute * 60_000);
  const at = text.lastIndexOf('GMT') + 3;
  if (at === text.length) return 0;
  const minutes = Number(text.slice(at + 1, at + 3)) * 60 + Number(text.slice(at + 4, at + 6));
  return text[at] === '+' ? minutes : -minutes;
}
