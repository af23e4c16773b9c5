import { types } from 'pg';
import { arrayElements, parsers } from './values.ts';

const TEXT_ARRAY: number = 1009;

/** Makes node-postgres, and Drizzle on it, read values as the embedded database does. */
export function readPostgresValuesAlike(): void {
  const parseTexts: (text: string) => unknown = types.getTypeParser(TEXT_ARRAY);
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  for (const [oid, element] of Object.entries(arrayElements)) {
    const parse = parsers[element];
    if (parse) types.setTypeParser(Number(oid), (text) => mapDeep(parseTexts(text), parse));
  }
}

function mapDeep(value: unknown, parse: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapDeep(each, parse));
  return typeof value === 'string' ? parse(value) : value;
}
