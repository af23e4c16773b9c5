/** So few letters are in nearly every name: they have to begin a word of it. */
const FEW_LETTERS = 2;

interface Named {
  readonly name: string;
  readonly words?: string;
}

/**
 * Those that have every word that was typed, in any case and without regard to accents: first those
 * whose name has them, then those that are also called so.
 */
export function findEntries<Entry extends Named>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const byName = entries.filter(({ name }) => hasAll(name, typed));
  const byWords = entries.filter(
    ({ name, words = '' }) => !hasAll(name, typed) && hasAll(`${name} ${words}`, typed),
  );
  return [...byName, ...byWords];
}

/** Whether a text has every word that was typed. */
export function hasAll(text: string, typed: string): boolean {
  const held = plain(text);
  return wordsOf(plain(typed)).every((word) =>
    word.length > FEW_LETTERS
      ? held.includes(word)
      : held.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word)),
  );
}

/** `' Publish  intro' → ['Publish', 'intro']` */
export function wordsOf(typed: string): string[] {
  return typed.split(/\s+/).filter((word) => word !== '');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
