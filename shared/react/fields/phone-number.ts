import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const FALLBACK_COUNTRY: CountryCode = 'DE';

/** Of the countries that share a dial code, the one it is known for. */
const mainCountries: Readonly<Record<string, CountryCode>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  358: 'FI',
};

/** Spec A §5: the default country derives from the dial code, falling back to Germany. */
export function toCountry(countryOrDialCode: string | null): CountryCode {
  const code = (countryOrDialCode ?? '').trim().toUpperCase();
  if (isSupportedCountry(code)) return code;
  const digits = code.replace(/\D/g, '');
  const isOfCode = (country: CountryCode) => getCountryCallingCode(country) === digits;
  return mainCountries[digits] ?? getCountries().find(isOfCode) ?? FALLBACK_COUNTRY;
}

/**
 * A number as it is written internationally: `('0170 1234567', 'DE') → '+49 170 1234567'`;
 * undefined for what is no number of any country, which is left as it was typed.
 */
export function toInternational(
  text: string,
  countryOrDialCode: string | null,
): string | undefined {
  const number = parsePhoneNumberFromString(text, toCountry(countryOrDialCode));
  return number?.isValid() ? number.formatInternational() : undefined;
}
