import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language, toLocale } from '../../shared/domain/languages.ts';

interface MessageFile {
  readonly relativeDest: string;
  readonly contents: string;
}

type Texts = { readonly [key: string]: string | Texts };

/**
 * The browser's own message files, `_locales/<locale>/messages.json`, one for each language: what the
 * manifest says, from `locales/<language>/extension.json`, and all of `in-browser.json`.
 */
export async function messageFiles(): Promise<MessageFile[]> {
  return (await Promise.all(LANGUAGES.map(toMessageFiles))).flat();
}

async function toMessageFiles(language: Language): Promise<MessageFile[]> {
  const { name = '', description = '' } = await readTexts(language, 'extension');
  const messages = [
    ...toMessages({ name, description }),
    ...toMessages(await readTexts(language, 'in-browser')),
  ];
  const contents = JSON.stringify(Object.fromEntries(messages));
  // Browsers ask for Norwegian as `no` or as `nb`.
  const locales = new Set([toLocale(language), language === 'no' ? 'no' : toLocale(language)]);
  return [...locales].map((locale) => ({
    relativeDest: `_locales/${locale}/messages.json`,
    contents,
  }));
}

async function readTexts(language: Language, file: string): Promise<Texts> {
  const source = new URL(`../../locales/${language}/${file}.json`, import.meta.url);
  return JSON.parse(await readFile(source, 'utf8'));
}

/** `{ menu: { look-up: … } } → menu_look_up`: names of messages have neither points nor hyphens. */
function toMessages(texts: Texts, path = ''): [string, { readonly message: string }][] {
  return Object.entries(texts).flatMap(([key, text]): [string, { readonly message: string }][] => {
    const name = `${path}${key}`.replaceAll('-', '_');
    return typeof text === 'string' ? [[name, { message: text }]] : toMessages(text, `${name}_`);
  });
}
