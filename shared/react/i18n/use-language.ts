import type { Language } from '#shared/domain/languages.ts';
import { useTranslation } from './use-translation.ts';

/** The language the page speaks now. */
export function useLanguage(): Language {
  return useTranslation().language;
}
