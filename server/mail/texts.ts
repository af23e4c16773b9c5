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
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  type Language,
  toLocale,
} from '#shared/domain/languages.ts';
import { type Price, toFormatArguments } from '#shared/domain/payment/price.ts';
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

/** Several names as a language joins them: `Ada, Grace and Linus`. */
export function joinNames(names: readonly string[], language: Language): string {
  return formatsOf(language).list.format(names);
}

/** `€50`, `50 €`, `€19.90`. */
export function formatPrice(price: Price, language: Language): string {
  const { value, options } = toFormatArguments(price);
  return new Intl.NumberFormat(toLocale(language), options).format(value);
}

/** `30 minutes`, `1 hour 30 minutes`, `1 godzina 30 minut`. */
export function formatDuration(durationMinutes: number, language: Language): string {
  const { hour, minute } = formatsOf(language);
  const hours = Math.floor(durationMinutes / 60);
  const minutes = durationMinutes % 60;
  const parts = [];
  if (hours > 0) parts.push(hour.format(hours));
  if (minutes > 0 || hours === 0) parts.push(minute.format(minutes));
  return parts.join(' ');
}

interface Formats {
  readonly list: Intl.ListFormat;
  readonly hour: Intl.NumberFormat;
  readonly minute: Intl.NumberFormat;
}

// Making an Intl format costs more than writing a whole mail with it.
const formats = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const known = formats.get(language);
  if (known) return known;
  const locale = toLocale(language);
  const unit = (name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
  const made = {
    list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    hour: unit('hour'),
    minute: unit('minute'),
  };
  formats.set(language, made);
  return made;
}
