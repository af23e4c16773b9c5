/** So few letters are in nearly every name: they have to begin a word of it. */
const FEW_LETTERS = 2;

/** Those whose name has every word that was typed, in any case and without regard to accents. */
export function findCommands<Command extends { readonly name: string }>(
  commands: readonly Command[],
  typed: string,
): Command[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const isIn = (name: string, word: string) =>
    word.length > FEW_LETTERS
      ? name.includes(word)
      : name.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word));
  return commands.filter(({ name }) => words.every((word) => isIn(plain(name), word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
