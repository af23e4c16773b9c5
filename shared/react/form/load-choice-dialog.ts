import type { TextTree } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

// By their own names: the extension has no others of the texts of pages.
const files = import.meta.glob<TextTree>('../../../locales/*/choices.json', { import: 'default' });

/** The dialog together with its texts, in the language that the page speaks. */
export async function loadChoiceDialog() {
  const [module] = await Promise.all([import('./choice-dialog.tsx'), addChoiceTexts()]);
  return module;
}

async function addChoiceTexts(): Promise<void> {
  const { language } = textsStore.read();
  const choices = await files[`../../../locales/${language}/choices.json`]?.();
  if (textsStore.read().language !== language) return addChoiceTexts();
  textsStore.speak(language, { choices });
}
