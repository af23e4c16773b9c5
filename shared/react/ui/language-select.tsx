import { type ChangeEvent, useState } from 'react';
import {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  toLocale,
} from '#shared/domain/languages.ts';
import { changeLanguage } from '#shared/i18n/change-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from './icon.tsx';
import { useToast } from './use-toast.ts';

/** The page's language, and the others that it may speak; a choice is remembered on this device. */
export function LanguageSelect({
  allowed = LANGUAGES,
}: {
  readonly allowed?: readonly Language[] | undefined;
}) {
  const { t, language } = useTranslation('common');
  const toast = useToast();
  const [wish, setWish] = useState<Language>();
  // A link may ask for one that is not offered.
  const offered = allowed.includes(language) ? allowed : [language, ...allowed];
  if (offered.length < 2) return null;
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (!isLanguage(value)) return;
    setWish(value);
    changeLanguage(value, { isChosen: true })
      .catch(toast.failWith)
      .finally(() => setWish(undefined));
  };
  return (
    <span className="relative inline-flex items-center text-soft text-sm hover:text-ink">
      <Icon name="globe" className="pointer-events-none absolute size-4" />
      <select
        aria-label={t('language')}
        value={wish ?? language}
        aria-busy={wish !== undefined}
        onChange={choose}
        className="-my-3 min-h-11 cursor-pointer appearance-none rounded-md bg-transparent pr-5 pl-6 [field-sizing:content]"
      >
        {offered.map((each) => (
          <option key={each} value={each} lang={toLocale(each)}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute right-0 size-4" />
    </span>
  );
}
