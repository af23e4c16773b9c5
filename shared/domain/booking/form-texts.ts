/** The texts of a form by name, lists where a name came more than once or held several. */
export type FormTexts = Readonly<Record<string, readonly string[]>>;

/**
 * Spec A §5: names that start with a dollar sign are ignored, an index in brackets is stripped,
 * repeated names become lists: `[['a[0]', 'x'], ['a[1]', 'y'], ['$b', 'z']] → { a: ['x', 'y'] }`.
 */
export function readFormTexts(entries: Iterable<readonly [string, unknown]>): FormTexts {
  const texts = new Map<string, string[]>();
  for (const [inputName, value] of entries) {
    if (inputName.startsWith('$') || typeof value !== 'string') continue;
    const name = inputName.replace(/\[\d*\]$/, '');
    texts.set(name, [...(texts.get(name) ?? []), value]);
  }
  return Object.fromEntries(texts);
}
