import { FALLBACK_LANGUAGE, type Language, toLocale } from '#shared/domain/languages.ts';
import type { Texts } from './load-texts.ts';
import type { Namespace } from './text-keys.ts';
import { createTranslator, type Translator } from './translator.ts';

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
  readonly translator: Translator;
}

let spoken = speak(FALLBACK_LANGUAGE, {});
const listeners = new Set<() => void>();

function speak(language: Language, texts: Texts): Spoken {
  return { language, texts, translator: createTranslator(toLocale(language), texts) };
}

/** What the page speaks now. */
export const textsStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Spoken => spoken,
  /** Speaks a language with these texts; texts of the same language that are there already stay. */
  speak(language: Language, texts: Texts): void {
    const known = language === spoken.language ? spoken.texts : {};
    spoken = speak(language, { ...known, ...texts });
    for (const listener of listeners) listener();
  },
  /** The files whose texts the page has. */
  namespaces: (): readonly Namespace[] => Object.keys(spoken.texts) as Namespace[],
};
