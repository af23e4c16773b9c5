import type { TextTree } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

// By their own names: the extension has no others of the texts of pages.
const files = import.meta.glob<TextTree>('../../../locales/*/zones.json', { import: 'default' });

/** The dialog together with its texts, in the language that the page speaks. */
export async function loadZoneDialog() {
  const [module] = await Promise.all([import('./zone-dialog.tsx'), addZoneTexts()]);
  return module;
}

async function addZoneTexts(): Promise<void> {
  const { language } = textsStore.read();
  const zones = await files[`../../../locales/${language}/zones.json`]?.();
  if (textsStore.read().language !== language) return addZoneTexts();
  textsStore.speak(language, { zones });
}
