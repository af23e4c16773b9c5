import type { Language } from '#shared/domain/languages.ts';
import { loadTexts, type TextTree } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';

// Apart from those of public pages, whose start would have to name every file of the office.
const files = import.meta.glob<TextTree>('../../locales/*/office/*.json', { import: 'default' });

/** The texts of one namespace in one language; undefined where there is no such file. */
export async function loadOfficeTexts(
  language: Language,
  namespace: Namespace,
): Promise<TextTree | undefined> {
  const load = files[`../../locales/${language}/office/${namespace}.json`];
  if (load) return load();
  return (await loadTexts(language, [namespace]))[namespace];
}
