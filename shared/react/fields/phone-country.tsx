import { type ReactNode, useMemo } from 'react';
import { toLocale } from '#shared/domain/languages.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { PickerButton } from '#shared/react/ui/picker-button.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { CountryDialog } from './country-dialog.tsx';
import { namerOf } from './list-countries.ts';
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

/** Which country a phone number is of: `DE +49`, and behind it the dialog that finds another. */
export function PhoneCountry(props: PhoneCountryProps): ReactNode {
  const { text, defaultCountry, chosen, onChosen } = props;
  const { t } = useTranslation('fields');
  const nameOf = namerOf(toLocale(useLanguage()));
  const own = useMemo(countryOfVisitor, []);
  const first = defaultCountry ? toCountry(defaultCountry) : own;
  const country = countryOfNumber(text, chosen ? toCountry(chosen) : first);
  const dialCode = dialCodeOf(country);
  return (
    <div className="w-28 shrink-0">
      {/* It has no name, so it is not sent. */}
      <PickerButton
        label={t('fields.countryCode')}
        aria-describedby={props.describedBy}
        className="tabular-nums"
        text={
          <>
            <span aria-hidden="true" className="whitespace-nowrap">
              {country} {dialCode}
            </span>
            <span className="sr-only">{`${nameOf(country)} (${dialCode})`}</span>
          </>
        }
      >
        {(typed, close) => (
          <CountryDialog
            first={first}
            selected={country}
            typed={typed}
            onSelect={(next) => {
              close();
              onChosen(next, withDialCode(text, next));
            }}
            onClose={close}
          />
        )}
      </PickerButton>
    </div>
  );
}
