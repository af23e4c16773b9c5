import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { loadTexts } from '#shared/i18n/load-texts.ts';
import type { Namespace, TextKey } from '#shared/i18n/text-keys.ts';
import { textAt } from '#shared/i18n/translator.ts';
import { pageLanguage } from './page-language.ts';

/**
 * Translates a prerendered page in place: every `[data-text]` has the text of that key. English
 * pages load nothing. The page is hidden by the language start script until this is done.
 */
export async function translatePage<N extends Namespace>(
  namespace: N,
  titleKey: TextKey<N>,
): Promise<void> {
  const language = pageLanguage();
  if (language === FALLBACK_LANGUAGE) return;
  try {
    const texts = (await loadTexts(language, [namespace]))[namespace];
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
      element.textContent = textAt(texts, element.dataset.text ?? '') ?? element.textContent;
    }
    document.title = textAt(texts, titleKey) ?? document.title;
  } finally {
    // In English rather than not at all, if the texts did not come.
    delete document.documentElement.dataset.translating;
  }
}
