import { isLanguage, LANGUAGE_KEY, type Language } from '#shared/domain/languages.ts';
import { keepOnDevice, readFromDevice } from '../device-storage.ts';

let chosen: Language | undefined;

/** The language that the visitor chose on a page of ours; undefined for those who never did. */
export function readChosenLanguage(): Language | undefined {
  const kept = chosen ?? readFromDevice(LANGUAGE_KEY);
  return isLanguage(kept) ? kept : undefined;
}

/** Remembers the choice, also in the page's own address where that asks for a language. */
export function keepChosenLanguage(language: Language): void {
  chosen = language;
  keepOnDevice(LANGUAGE_KEY, language);
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
}
