import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { TextFiles } from '#site/lib/first-texts.ts';
import { writeHashed } from './write-hashed.ts';

export type FilesByLanguage = Readonly<Record<string, TextFiles>>;

/** Writes the texts that a page begins with into a built site, and those of errors, which all of them share. */
export async function writeTextFiles(
  folder: string,
  name: string,
  namespaces: readonly string[],
): Promise<FilesByLanguage> {
  const files = LANGUAGES.map(async (language) => {
    const write = async (file: string, of: readonly string[]) => {
      const code = `export default ${JSON.stringify(await readTexts(language, of))}`;
      return writeHashed(folder, `${file}-texts-${language}`, code);
    };
    const [first, errors] = await Promise.all([
      write(name, namespaces),
      write('errors', ['errors']),
    ]);
    return [language, { first, errors }] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function readTexts(
  language: string,
  namespaces: readonly string[],
): Promise<Record<string, unknown>> {
  const files = namespaces.map(async (namespace) => {
    const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
    return [namespace, JSON.parse(await readFile(file, 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
