export type { CountryCode } from 'libphonenumber-js/min';

import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { FREQUENT_COUNTRIES } from '#shared/domain/fields/dial-codes.ts';

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

/** Where somebody is, as their browser tells. */
export interface Whereabouts {
  /** IANA zone. */
  readonly timeZone: string;
  /** BCP 47 tags, the most liked first. */
  readonly languages: readonly string[];
}

/**
 * The country whose numbers a visitor most likely types: that of their time zone, else of a language
 * with a region; Spec A §9: else Germany. `America/Los_Angeles → US`, `UTC, fr-CA → CA`. English
 * comes with most systems, wherever they stand, so the zone says more.
 */
export function guessCountry({ timeZone, languages }: Whereabouts): CountryCode {
  const regions = languages.map(toRegion).filter(isCountry);
  // To ask for all countries' zones would keep a phone busy for a noticeable moment.
  const near = [...regions, ...FREQUENT_COUNTRIES.filter(isCountry)];
  return (
    near.find((country) => zonesOf(country).includes(timeZone)) ?? regions[0] ?? FALLBACK_COUNTRY
  );
}

/** ECMA-402's Locale Info, which not every browser has. */
interface LocaleZones {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

/** None where the browser does not know them. */
function zonesOf(country: CountryCode): readonly string[] {
  const locale: LocaleZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

function toRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

function isCountry(region: string | undefined): region is CountryCode {
  return region !== undefined && isSupportedCountry(region);
}

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

/** A country's dial code: `'DE' → '+49'`. */
export function dialCodeOf(country: CountryCode): string {
  return `+${getCountryCallingCode(country)}`;
}

/**
 * The country of what is typed so far: `('+43 1', 'DE') → 'AT'`. The chosen one for a number without
 * a dial code, and where several countries share the code and nothing tells them apart yet.
 */
export function countryOfNumber(text: string, chosen: CountryCode): CountryCode {
  const typed = new AsYouType();
  typed.input(toPlus(text));
  const dialCode = typed.getCallingCode();
  if (dialCode === undefined) return chosen;
  const known = typed.getCountry();
  if (known) return known;
  return getCountryCallingCode(chosen) === dialCode ? chosen : toCountry(dialCode);
}

/**
 * What is typed with the dial code of another country: `('+49 170', 'AT') → '+43 170'`,
 * `('0170', 'AT') → '+43 170'`, `('', 'AT') → '+43 '`.
 */
export function withDialCode(text: string, country: CountryCode): string {
  const typed = new AsYouType();
  const number = toPlus(text);
  if (number.startsWith('+')) {
    typed.input(number);
    const old = typed.getCallingCode() ?? '';
    return `${dialCodeOf(country)} ${number.slice(1 + old.length).trim()}`;
  }
  const national = new AsYouType(country);
  national.input(number);
  const international = national.getNumberValue() ?? '';
  return `${dialCodeOf(country)} ${international.slice(dialCodeOf(country).length)}`;
}

/** `'0043 1' → '+43 1'`; the dial code of a number cannot be spaced: `'+ 43 1' → '+43 1'`. */
function toPlus(text: string): string {
  return text.trim().replace(/^(?:00|\+)\s*/, '+');
}
