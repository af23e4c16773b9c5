import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language, toLocale } from '../../shared/domain/languages.ts';

interface MessageFile {
  readonly relativeDest: string;
  readonly contents: string;
}

/**
 * The browser's own message files, for what a manifest says: `_locales/<locale>/messages.json`, one
 * for each language, taken from `locales/<language>/extension.json`.
 */
export async function messageFiles(): Promise<MessageFile[]> {
  return (await Promise.all(LANGUAGES.map(toMessageFiles))).flat();
}

async function toMessageFiles(language: Language): Promise<MessageFile[]> {
  const source = new URL(`../../locales/${language}/extension.json`, import.meta.url);
  const { name, description } = JSON.parse(await readFile(source, 'utf8'));
  const contents = JSON.stringify({
    name: { message: name },
    description: { message: description },
  });
  // Browsers ask for Norwegian as `no` or as `nb`.
  const locales = new Set([toLocale(language), language === 'no' ? 'no' : toLocale(language)]);
  return [...locales].map((locale) => ({
    relativeDest: `_locales/${locale}/messages.json`,
    contents,
  }));
}
