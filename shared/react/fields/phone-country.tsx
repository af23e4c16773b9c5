import { type ReactNode, useMemo } from 'react';
import { toLocale } from '#shared/domain/languages.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { listCountries } from './list-countries.ts';
import {
  type CountryCode,
  countryOfNumber,
  dialCodeOf,
  guessCountry,
  toCountry,
  toInternational,
  withDialCode,
} from './phone-number.ts';

export { toInternational };

/** The country that a number is of as long as neither it nor the company says. */
export function countryOfVisitor(): CountryCode {
  return guessCountry({ timeZone: visitorTimeZone(), languages: navigator.languages });
}

interface PhoneCountryProps {
  /** The id of the field's label: a form may ask for several numbers. */
  readonly describedBy: string;
  /** The number as it is typed so far, whose dial code decides. */
  readonly text: string;
  /** ISO code or dial code; the visitor's own country unless the company says. */
  readonly defaultCountry: string | null;
  readonly chosen: string | null;
  /** The number goes with the country. */
  readonly onChosen: (country: CountryCode, number: string) => void;
}

/** Which country a phone number is of: `DE +49`, all of them by name once it is opened. */
export function PhoneCountry(props: PhoneCountryProps): ReactNode {
  const { text, defaultCountry, chosen, onChosen } = props;
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const own = useMemo(countryOfVisitor, []);
  const first = defaultCountry ? toCountry(defaultCountry) : own;
  const countries = useMemo(() => listCountries(toLocale(language), first), [language, first]);
  const country = countryOfNumber(text, chosen ? toCountry(chosen) : first);
  return (
    <span className="relative w-28 shrink-0 rounded-md outline-(--brand-text) outline-offset-2 has-focus-visible:outline-2">
      <span aria-hidden="true" className="field flex items-center gap-1 tabular-nums">
        {country} {dialCodeOf(country)}
        <Icon name="down" className="ml-auto size-4 text-soft" />
      </span>
      {/* Native, over the short text: what it lists is longer. It has no name, so it is not sent. */}
      <select
        aria-label={t('fields.countryCode')}
        aria-describedby={props.describedBy}
        value={country}
        onChange={(event) => {
          const next = toCountry(event.target.value);
          onChosen(next, withDialCode(text, next));
        }}
        className="absolute inset-0 size-full cursor-pointer bg-surface text-base text-ink opacity-0"
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({dialCodeOf(code)})
          </option>
        ))}
      </select>
    </span>
  );
}
