/** What the texts of a workflow may name in braces: `Hello {name}`. */
export const PLACEHOLDERS = [
  'name',
  'attendee',
  'host',
  'meeting',
  'date',
  'time',
  'duration',
  'company',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const NAMED = /\{([^{}\n]{1,40})\}/g;

/** What a text names that nobody knows: `'{name}, {code}' → ['code']`. */
export function findUnknown(text: string): string[] {
  const known: readonly string[] = PLACEHOLDERS;
  const named = [...text.matchAll(NAMED)].flatMap(([, name]) => name ?? []);
  return [...new Set(named.filter((name) => !known.includes(name)))];
}

/**
 * A text with its values. One pass: braces in a value are text. A name that is not known stays as it is.
 * `('Hello {name}', { name: '{host}', … }) → 'Hello {host}'`
 */
export function fillText(text: string, values: Readonly<Record<Placeholder, string>>): string {
  const named = new Map<string, string>(Object.entries(values));
  return text.replace(NAMED, (whole, name: string) => named.get(name) ?? whole);
}
