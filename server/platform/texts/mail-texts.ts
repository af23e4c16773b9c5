import { createInstance } from 'i18next';
import de from '#locales/de/mail.json' with { type: 'json' };
import en from '#locales/en/mail.json' with { type: 'json' };
import es from '#locales/es/mail.json' with { type: 'json' };
import fr from '#locales/fr/mail.json' with { type: 'json' };
import it from '#locales/it/mail.json' with { type: 'json' };
import nl from '#locales/nl/mail.json' with { type: 'json' };
import no from '#locales/no/mail.json' with { type: 'json' };
import pl from '#locales/pl/mail.json' with { type: 'json' };
import se from '#locales/se/mail.json' with { type: 'json' };
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#shared/domain/languages.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';

/** Paths of the texts in `locales/en/mail.json`: `row.what`, `cancel-link.note`. */
export type MailTextKey = TextKey<'mail'>;

/** The text of a key in one language, its `{{names}}` replaced by the values as they are. */
export type Translate = (key: MailTextKey, values?: Readonly<Record<string, string>>) => string;

export const mailTexts = { en, de, fr, es, no, nl, it, pl, se } satisfies Record<
  Language,
  typeof en
>;

const i18n = createInstance();
i18n.init({
  resources: Object.fromEntries(
    Object.entries(mailTexts).map(([language, texts]) => [language, { mail: texts }]),
  ),
  lng: FALLBACK_LANGUAGE,
  fallbackLng: FALLBACK_LANGUAGE,
  ns: ['mail'],
  defaultNS: 'mail',
  initAsync: false,
  // The renderers escape; `$t(…)` in a stranger's name is not for i18next to follow.
  interpolation: { escapeValue: false, skipOnVariables: true },
  nsSeparator: false,
});

/** The mail texts of a language; an unknown one reads as English. */
export function mailTranslator(language: string): Translate {
  const text = i18n.getFixedT(isLanguage(language) ? language : FALLBACK_LANGUAGE, 'mail');
  return (key, values) => text(key, { replace: { ...values } });
}

/** Whether there is a text of this key. */
export function isMailTextKey(key: string): key is MailTextKey {
  return i18n.exists(key, { lng: FALLBACK_LANGUAGE });
}
