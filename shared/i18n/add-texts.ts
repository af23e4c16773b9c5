import { loadTexts } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';
import { textsStore } from './texts-store.ts';

/** Texts beside those that the page has, in the language that it speaks once they are here. */
export async function addTexts(
  namespaces: readonly Namespace[],
  load: typeof loadTexts = loadTexts,
): Promise<void> {
  const known = textsStore.namespaces();
  const lacking = namespaces.filter((namespace) => !known.includes(namespace));
  const { language } = textsStore.read();
  const texts = await load(language, lacking);
  if (textsStore.read().language !== language) return addTexts(namespaces, load);
  textsStore.speak(language, texts);
}
