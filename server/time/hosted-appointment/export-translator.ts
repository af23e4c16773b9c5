import de from '#locales/de/export.json' with { type: 'json' };
import en from '#locales/en/export.json' with { type: 'json' };
import es from '#locales/es/export.json' with { type: 'json' };
import fr from '#locales/fr/export.json' with { type: 'json' };
import it from '#locales/it/export.json' with { type: 'json' };
import nl from '#locales/nl/export.json' with { type: 'json' };
import no from '#locales/no/export.json' with { type: 'json' };
import pl from '#locales/pl/export.json' with { type: 'json' };
import se from '#locales/se/export.json' with { type: 'json' };
import type { Language } from '#shared/domain/languages.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { textAt } from '#shared/i18n/translator.ts';

const texts = { en, de, fr, es, no, nl, it, pl, se } satisfies Record<Language, typeof en>;

export type TranslateExport = (
  key: TextKey<'export'>,
  values?: { readonly zone: string },
) => string;

/** The words of a table in one language. */
export function exportTranslator(language: Language): TranslateExport {
  return (key, { zone = '' } = { zone: '' }) =>
    (textAt(texts[language], key) ?? key).replace('{{zone}}', zone);
}
