import { changeLanguage } from '#shared/i18n/change-language.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

/** Code together with the texts it shows, in the language that the page speaks. */
export async function loadWithTexts<Module>(
  namespaces: readonly Namespace[],
  load: () => Promise<Module>,
): Promise<Module> {
  const texts = changeLanguage(textsStore.read().language, namespaces);
  const [module] = await Promise.all([load(), texts]);
  return module;
}
