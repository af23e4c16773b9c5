import { type Language, toLocale } from '#shared/domain/languages.ts';
import { keepChosenLanguage } from './chosen-language.ts';
import { loadTexts, type Texts } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';
import { textsStore } from './texts-store.ts';

interface Change {
  readonly isChosen?: boolean;
  /** Where texts come from; those of the office lie elsewhere. */
  readonly load?: (language: Language, namespaces: readonly Namespace[]) => Promise<Texts>;
}

let wanted: Language | undefined;

/**
 * Speaks another language once all texts that the page has are here in it, and remembers it if it is
 * the visitor's own choice. The latest wish counts: an earlier one that comes late changes nothing.
 */
export async function changeLanguage(
  language: Language,
  { isChosen = false, load = loadTexts }: Change = {},
): Promise<void> {
  wanted = language;
  const namespaces = textsStore.namespaces();
  const texts = await load(language, namespaces);
  if (wanted !== language) return;
  // Another part of the page came with its texts meanwhile.
  if (textsStore.namespaces().length > namespaces.length)
    return changeLanguage(language, { isChosen, load });
  document.documentElement.lang = toLocale(language);
  document.documentElement.dataset.language = language;
  if (isChosen) keepChosenLanguage(language);
  textsStore.speak(language, texts);
}
