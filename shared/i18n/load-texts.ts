import type { Language } from '#shared/domain/languages.ts';
import { nameFiles } from './name-files.ts';
import type { Namespace } from './text-keys.ts';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}
export type Texts = Readonly<Partial<Record<Namespace, TextTree>>>;

// One chunk per language and namespace, each loaded only when asked for; the office's lie deeper.
const loadPageFiles = nameFiles({
  en: () => import('./page-files/page-files-en.ts').then((module) => module.pageFilesEn),
  de: () => import('./page-files/page-files-de.ts').then((module) => module.pageFilesDe),
  fr: () => import('./page-files/page-files-fr.ts').then((module) => module.pageFilesFr),
  es: () => import('./page-files/page-files-es.ts').then((module) => module.pageFilesEs),
  no: () => import('./page-files/page-files-no.ts').then((module) => module.pageFilesNo),
  nl: () => import('./page-files/page-files-nl.ts').then((module) => module.pageFilesNl),
  it: () => import('./page-files/page-files-it.ts').then((module) => module.pageFilesIt),
  pl: () => import('./page-files/page-files-pl.ts').then((module) => module.pageFilesPl),
  se: () => import('./page-files/page-files-se.ts').then((module) => module.pageFilesSe),
});

/** The texts of these namespaces in one language; a namespace without a file is left out. */
export async function loadTexts(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Texts> {
  const files = await loadPageFiles(language);
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const texts = await files[`../../../locales/${language}/${namespace}.json`]?.();
      return [namespace, texts] as const;
    }),
  );
  return Object.fromEntries(loaded.filter(([, texts]) => texts !== undefined));
}
