import { useTranslation } from 'react-i18next';
import type { Namespace, TextKey } from '#shared/i18n/text-keys.ts';
import type { TextValues } from '#shared/i18n/translator.ts';

/** The text of a key of one namespace. */
export type Say<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;

/** Texts through i18next, where an `I18nextProvider` stands: `const t = useTexts('mail-log')`. */
export function useTexts<N extends Namespace>(namespace: N): Say<N> {
  const { i18n } = useTranslation(namespace);
  // The key is checked here, against its own namespace; i18next would check it against all of them.
  const say = i18n.getFixedT(null, namespace) as unknown as Say<N>;
  return (key, values) => say(key, { ...values });
}
