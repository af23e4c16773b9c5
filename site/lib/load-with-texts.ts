import { addTexts } from '#shared/i18n/add-texts.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';

/** Code together with the texts it shows, in the language that the page speaks. */
export async function loadWithTexts<Module>(
  namespaces: readonly Namespace[],
  load: () => Promise<Module>,
): Promise<Module> {
  const [module] = await Promise.all([load(), addTexts(namespaces)]);
  return module;
}
