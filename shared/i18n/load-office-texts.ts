import type { Language } from '#shared/domain/languages.ts';
import { loadTexts, type Texts } from './load-texts.ts';
import { nameFiles } from './name-files.ts';
import type { Namespace } from './text-keys.ts';

const loadOfficeFiles = nameFiles({
  en: () => import('./office-files/office-files-en.ts').then((module) => module.officeFilesEn),
  de: () => import('./office-files/office-files-de.ts').then((module) => module.officeFilesDe),
  fr: () => import('./office-files/office-files-fr.ts').then((module) => module.officeFilesFr),
  es: () => import('./office-files/office-files-es.ts').then((module) => module.officeFilesEs),
  no: () => import('./office-files/office-files-no.ts').then((module) => module.officeFilesNo),
  nl: () => import('./office-files/office-files-nl.ts').then((module) => module.officeFilesNl),
  it: () => import('./office-files/office-files-it.ts').then((module) => module.officeFilesIt),
  pl: () => import('./office-files/office-files-pl.ts').then((module) => module.officeFilesPl),
  se: () => import('./office-files/office-files-se.ts').then((module) => module.officeFilesSe),
});

/** The texts of these namespaces in one language, the office's and those of public pages alike. */
export async function loadOfficeTexts(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Texts> {
  const files = await loadOfficeFiles(language);
  const toFile = (namespace: Namespace) =>
    files[`../../../locales/${language}/office/${namespace}.json`];
  const [others, ...own] = await Promise.all([
    loadTexts(
      language,
      namespaces.filter((namespace) => !toFile(namespace)),
    ),
    ...namespaces.map(async (namespace) => [namespace, await toFile(namespace)?.()] as const),
  ]);
  return { ...others, ...Object.fromEntries(own.filter(([, texts]) => texts !== undefined)) };
}
