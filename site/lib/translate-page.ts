import { isLanguage, type Language, toLocale } from '#shared/domain/languages.ts';
import { keepChosenLanguage } from '#shared/i18n/chosen-language.ts';
import { loadTexts } from '#shared/i18n/load-texts.ts';
import type { Namespace, TextKey } from '#shared/i18n/text-keys.ts';
import { textAt } from '#shared/i18n/translator.ts';
import { pageLanguage } from './page-language.ts';

/**
 * Translates a prerendered page in place: every `[data-text]` has the text of that key. English
 * pages load nothing until another language is chosen. The page is hidden by the language start
 * script until this is done.
 */
export async function translatePage<N extends Namespace>(
  namespace: N,
  titleKey: TextKey<N>,
): Promise<void> {
  const speak = async (language: Language) => {
    const texts = (await loadTexts(language, [namespace]))[namespace];
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
      element.textContent = textAt(texts, element.dataset.text ?? '') ?? element.textContent;
    }
    document.title = textAt(texts, titleKey) ?? document.title;
    document.documentElement.lang = toLocale(language);
  };
  offerLanguages(async (language) => {
    await speak(language);
    keepChosenLanguage(language);
  });
  const { dataset } = document.documentElement;
  if (dataset.translating === undefined) return;
  try {
    await speak(pageLanguage());
  } finally {
    // In English rather than not at all, if the texts did not come.
    delete dataset.translating;
  }
}

/** Shows the page's language, and lets it be changed; a choice whose texts do not come is taken back. */
function offerLanguages(choose: (language: Language) => Promise<void>): void {
  const box = document.querySelector<HTMLElement>('[data-language-select]');
  const select = box?.querySelector('select');
  if (!box || !select) return;
  let spoken = pageLanguage();
  select.value = spoken;
  box.hidden = false;
  select.addEventListener('change', () => {
    const { value } = select;
    if (!isLanguage(value)) return;
    choose(value).then(
      () => {
        spoken = value;
      },
      (error: unknown) => {
        console.warn(error);
        select.value = spoken;
      },
    );
  });
}
