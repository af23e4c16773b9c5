import { useTranslation } from 'react-i18next';
import type { OfficeNamespace, TextKey } from '#shared/i18n/start-i18next.ts';
import type { TextValues } from '#shared/i18n/translator.ts';

/** The text of a key of one namespace. */
export type Say<N extends OfficeNamespace> = (key: TextKey<N>, values?: TextValues) => string;

/** Texts through i18next, where an `I18nextProvider` stands: `const t = useTexts('mail-log')`. */
export function useTexts<N extends OfficeNamespace>(namespace: N): Say<N> {
  const { t } = useTranslation(namespace);
  return (key, values) => {
    const path: string = key;
    return t(path, { ...values });
  };
}
