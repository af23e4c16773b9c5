import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import type { TextTree } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

const files = import.meta.glob<TextTree>(
  [
    '../../../locales/*/office/card-editor.json',
    '../../../locales/*/office/form.json',
    '../../../locales/*/errors.json',
    '../../../locales/*/common.json',
  ],
  { import: 'default' },
);

/** What is said while a card is edited, in the language that the panel speaks. */
export async function loadCardTexts(): Promise<void> {
  const { language } = textsStore.read();
  const load = (file: string) =>
    (
      files[`../../../locales/${language}/${file}.json`] ??
      files[`../../../locales/${FALLBACK_LANGUAGE}/${file}.json`]
    )?.();
  const [cardEditor, form, errors, common] = await Promise.all(
    ['office/card-editor', 'office/form', 'errors', 'common'].map(load),
  );
  textsStore.speak(language, { 'card-editor': cardEditor, form, errors, common });
}
