import type { Language } from '#shared/domain/languages.ts';
import type { Texts } from '#shared/i18n/load-texts.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { readTextFiles } from '#site/lib/first-texts.ts';

/** The texts of a room are in the two files that its page names; those of other pages it has no use for. */
export async function loadTexts(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Texts> {
  const known = await readTextFiles(language);
  const wanted = namespaces.map((namespace) => [namespace, known?.[namespace]] as const);
  return Object.fromEntries(wanted.filter(([, texts]) => texts !== undefined));
}
