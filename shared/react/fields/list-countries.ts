import { type CountryCode, getCountries } from 'libphonenumber-js/min';

export interface NamedCountry {
  readonly code: CountryCode;
  readonly name: string;
}

/** Every country with a dial code, by its name in the locale's order; `first` stands above. */
export function listCountries(locale: string, first: CountryCode): readonly NamedCountry[] {
  const nameOf = namerOf(locale);
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({ code, name: nameOf(code) }))
    .sort(
      (one, other) =>
        Number(other.code === first) - Number(one.code === first) || compare(one.name, other.name),
    );
}

/** How a locale names countries: `en: GB → United Kingdom`, for short `GB → UK`. */
export function namerOf(
  locale: string,
  style: 'long' | 'short' = 'long',
): (code: CountryCode) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region', style });
  return (code) => names.of(code) ?? code;
}
