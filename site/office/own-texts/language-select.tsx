import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface LanguageSelectProps {
  readonly value: Language;
  /** Whether a language has words of the company's own. */
  readonly hasOwn: (language: Language) => boolean;
  readonly onChange: (language: Language) => void;
}

/** Which language is worded; those that are say so. */
export function LanguageSelect({ value, hasOwn, onChange }: LanguageSelectProps) {
  const t = useTexts('own-texts');
  return (
    <SelectField
      label={t('language')}
      value={value}
      options={LANGUAGES.map((each) => [
        each,
        hasOwn(each) ? `${LANGUAGE_NAMES[each]} · ${t('own')}` : LANGUAGE_NAMES[each],
      ])}
      onChange={(now) => onChange(LANGUAGES.find((each) => each === now) ?? value)}
    />
  );
}
