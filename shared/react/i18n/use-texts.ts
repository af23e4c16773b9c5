import type { Namespace, TextKey } from '#shared/i18n/text-keys.ts';
import type { TextValues } from '#shared/i18n/translator.ts';
import { useTranslation } from './use-translation.ts';

/** The text of a key of one namespace. */
export type Say<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;

/** Texts of one namespace, in the language that the page speaks: `const t = useTexts('mail-log')`. */
export function useTexts<N extends Namespace>(namespace: N): Say<N> {
  return useTranslation(namespace).t;
}
