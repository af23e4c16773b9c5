import type { Language } from '#shared/domain/languages.ts';
import { loadTexts, type Texts, type TextTree } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';

// Apart from those of public pages, whose start would have to name every file of the office.
const files = import.meta.glob<TextTree>('../../locales/*/office/*.json', { import: 'default' });

/** The texts of these namespaces in one language, the office's and those of public pages alike. */
export async function loadOfficeTexts(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Texts> {
  const toFile = (namespace: Namespace) =>
    files[`../../locales/${language}/office/${namespace}.json`];
  const [others, ...own] = await Promise.all([
    loadTexts(
      language,
      namespaces.filter((namespace) => !toFile(namespace)),
    ),
    ...namespaces.map(async (namespace) => [namespace, await toFile(namespace)?.()] as const),
  ]);
  return { ...others, ...Object.fromEntries(own.filter(([, texts]) => texts !== undefined)) };
}
