import { type Language, toLocale } from '#shared/domain/languages.ts';
import { keepChosenLanguage } from './chosen-language.ts';
import { loadTexts } from './load-texts.ts';
import { textsStore } from './texts-store.ts';

let wanted: Language | undefined;

/**
 * Speaks another language once all texts that the page has are here in it, and remembers it if it is
 * the visitor's own choice. The latest wish counts: an earlier one that comes late changes nothing.
 */
export async function changeLanguage(
  language: Language,
  { isChosen = false }: { readonly isChosen?: boolean } = {},
): Promise<void> {
  wanted = language;
  const namespaces = textsStore.namespaces();
  const texts = await loadTexts(language, namespaces);
  if (wanted !== language) return;
  // Another part of the page came with its texts meanwhile.
  if (textsStore.namespaces().length > namespaces.length)
    return changeLanguage(language, { isChosen });
  document.documentElement.lang = toLocale(language);
  document.documentElement.dataset.language = language;
  if (isChosen) keepChosenLanguage(language);
  textsStore.speak(language, texts);
}
