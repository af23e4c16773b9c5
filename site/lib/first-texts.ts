import type { Language } from '#shared/domain/languages.ts';
import { loadTexts, type Texts } from '#shared/i18n/load-texts.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';

/** Where the texts of a page that is painted before React are, in one language. */
export interface TextFiles {
  /** What its first screen says: `common` and `booking`. */
  readonly first: string;
  /** What it says when something fails. */
  readonly errors: string;
}

/**
 * What the first screen says, in a file that the shell has asked for already. Undefined for pages that
 * are not painted before React is here.
 */
export function loadFirstTexts(language: Language): Promise<Texts> | undefined {
  const files = window.__kalendsTexts?.[language];
  return files && readFile(files.first);
}

/** What the shell's files of texts hold in one language; undefined of a shell that names none. */
export async function readTextFiles(language: Language): Promise<Texts | undefined> {
  const files = window.__kalendsTexts?.[language];
  if (!files) return undefined;
  const [first, errors] = await Promise.all([files.first, files.errors].map(readFile));
  return { ...first, ...errors };
}

/** The texts that an island begins with: from the files that its shell has asked for, and the rest by name. */
export async function loadIslandTexts(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Texts> {
  const known = (await readTextFiles(language)) ?? {};
  const lacking = namespaces.filter((namespace) => !known[namespace]);
  return lacking.length > 0 ? { ...known, ...(await loadTexts(language, lacking)) } : known;
}

async function readFile(file: string): Promise<Texts> {
  const { default: texts }: { readonly default: Texts } = await import(/* @vite-ignore */ file);
  return texts;
}
