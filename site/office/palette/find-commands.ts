/** Those whose name has every word that was typed, in any case and without regard to accents. */
export function findCommands<Command extends { readonly name: string }>(
  commands: readonly Command[],
  typed: string,
): Command[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return commands.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
