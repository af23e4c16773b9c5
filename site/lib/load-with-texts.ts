import { addTexts } from '#shared/i18n/add-texts.ts';
import type { loadTexts } from '#shared/i18n/load-texts.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';

/** Code together with the texts it shows, in the language that the page speaks. */
export async function loadWithTexts<Module>(
  namespaces: readonly Namespace[],
  load: () => Promise<Module>,
  textsFrom?: typeof loadTexts,
): Promise<Module> {
  const [module] = await Promise.all([load(), addTexts(namespaces, textsFrom)]);
  return module;
}
