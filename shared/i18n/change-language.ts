import { type Language, toLocale } from '#shared/domain/languages.ts';
import { loadTexts } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';
import { textsStore } from './texts-store.ts';

/** Changes the language of a started page, loading what its new language lacks. */
export async function changeLanguage(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const lacking = namespaces.filter((namespace) => !textsStore.has(language, namespace));
  const texts = await loadTexts(language, lacking);
  document.documentElement.lang = toLocale(language);
  document.documentElement.dataset.language = language;
  textsStore.speak(language, texts);
}
