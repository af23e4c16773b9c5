const FARTHEST_TIME_MS = 8.64e15;

/** `2030-01-02 03:04:05.678+00` → the instant; a time without offset is UTC; `infinity` → the farthest Date. */
function parseTimestamp(text: string): Date {
  if (text === 'infinity') return new Date(FARTHEST_TIME_MS);
  if (text === '-infinity') return new Date(-FARTHEST_TIME_MS);
  const iso = text.replace(' ', 'T');
  const offset = /[+-]\d\d(:\d\d)?$/.exec(iso.slice(10));
  if (!offset) return new Date(`${iso}Z`);
  return new Date(offset[1] ? iso : `${iso}:00`);
}

/** An integer or a decimal as a number. Throws a RangeError rather than lose digits of an integer. */
function parseNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is too large for a number; read it as text.`);
  }
  return value;
}

const asText = (text: string): string => text;

/** How a value of a PostgreSQL type (by its OID) is read, where the drivers differ from each other. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: parseNumber, // int8
  1082: asText, // date
  1114: parseTimestamp, // timestamp
  1184: parseTimestamp, // timestamptz
  1186: asText, // interval
  1700: parseNumber, // numeric
};

/** The array types of the above: OID of the array → OID of its elements. */
export const arrayElements: Readonly<Record<number, number>> = {
  1016: 20,
  1182: 1082,
  1115: 1114,
  1185: 1184,
  1187: 1186,
  1231: 1700,
};

/** Parameters as both drivers understand them: a Date is an instant whatever the machine's zone. */
export function toParameters(values: readonly unknown[] = []): unknown[] {
  return values.map((value) => (value instanceof Date ? value.toISOString() : value));
}
