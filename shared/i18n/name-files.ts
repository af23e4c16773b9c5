import type { Language } from '#shared/domain/languages.ts';
import type { TextTree } from './load-texts.ts';

type Files = Readonly<Record<string, () => Promise<TextTree>>>;

/**
 * Asks for the names of a language's files, once; again where that failed. Those of all nine would weigh
 * more than what they name.
 */
export function nameFiles(
  languages: Readonly<Record<Language, () => Promise<Files>>>,
): (language: Language) => Promise<Files> {
  const asked = new Map<Language, Promise<Files>>();
  return (language) => {
    const files = asked.get(language) ?? languages[language]();
    asked.set(language, files);
    files.catch(() => asked.delete(language));
    return files;
  };
}
