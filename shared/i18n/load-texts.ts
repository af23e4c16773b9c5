import type { Language } from '#shared/domain/languages.ts';
import type { Namespace } from './text-keys.ts';

export interface TextTree {
  readonly [key: string]: string | TextTree;
}
export type Texts = Readonly<Partial<Record<Namespace, TextTree>>>;

// One chunk per language and namespace, each loaded only when asked for; the office's lie deeper.
const files = import.meta.glob<TextTree>(
  // No page asks for these: each name would weigh on all of them.
  ['../../locales/*/*.json', '!../../locales/*/{mail,in-browser,proposal}.json'],
  { import: 'default' },
);

/** The texts of these namespaces in one language; a namespace without a file is left out. */
export async function loadTexts(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Texts> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const texts = await files[`../../locales/${language}/${namespace}.json`]?.();
      return [namespace, texts] as const;
    }),
  );
  return Object.fromEntries(loaded.filter(([, texts]) => texts !== undefined));
}
