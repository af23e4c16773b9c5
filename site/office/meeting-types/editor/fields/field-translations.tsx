import { textsOf } from '#shared/domain/fields/field-texts.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import type { EditedField } from '#shared/domain/meeting-type/edited.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { TextControl } from '../controls/text-control.tsx';

interface FieldTranslationsProps {
  readonly field: EditedField;
  readonly onType: (locales: EditedField['locales']) => void;
}

/** What the question and its options say in each language; what is empty stays as it was written. */
export function FieldTranslations({ field, onType }: FieldTranslationsProps) {
  const t = useTexts('editor');
  const write = (locale: Language, part: Partial<EditedField['locales'][number]>) => {
    const others = field.locales.filter((each) => each.locale !== locale);
    const before = field.locales.find((each) => each.locale === locale);
    const texts = { label: '', ...before, locale, ...part };
    const isEmpty = !texts.label && !texts.placeholder && !Object.keys(texts.options ?? {}).length;
    onType(isEmpty ? others : [...others, texts]);
  };
  return (
    <details>
      <summary className="min-h-11 content-center font-medium text-sm">
        {t('field.translations')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        {LANGUAGES.map((locale) => {
          const { label = '', options = {} } = textsOf(field, locale) ?? {};
          return (
            <div key={locale} className="flex flex-col gap-3">
              <TextControl
                label={LANGUAGE_NAMES[locale]}
                value={label}
                placeholder={field.label}
                problem={undefined}
                onType={(now) => write(locale, { label: now ?? '' })}
              />
              {label !== '' &&
                field.options
                  .filter((option) => option.label !== '')
                  .map((option) => (
                    <TextControl
                      key={option.value}
                      label={`${LANGUAGE_NAMES[locale]}: ${option.label}`}
                      value={options[option.value] ?? ''}
                      placeholder={option.label}
                      problem={undefined}
                      onType={(now) =>
                        write(locale, { options: { ...options, [option.value]: now ?? '' } })
                      }
                    />
                  ))}
            </div>
          );
        })}
      </div>
    </details>
  );
}
