import { type Language, toLocale } from '#shared/domain/languages.ts';
import { loadTexts } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';
import { textsStore } from './texts-store.ts';
import type { Translate } from './translator.ts';

/**
 * Loads the texts of one language and speaks it, so that `useTranslation(namespace)` answers at
 * once: `await startI18n('de', ['common', 'errors'])`. Where no component is, the returned `t` does.
 */
export async function startI18n<N extends Namespace>(
  language: Language,
  namespaces: readonly [N, ...Namespace[]],
): Promise<Translate<N>> {
  textsStore.speak(language, await loadTexts(language, namespaces));
  return (key, values) => textsStore.read().translator(namespaces[0], key, values);
}

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
