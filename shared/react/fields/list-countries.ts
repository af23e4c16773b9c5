import { type CountryCode, getCountries } from 'libphonenumber-js/min';

export interface NamedCountry {
  readonly code: CountryCode;
  readonly name: string;
}

/** Every country with a dial code, by its name in the locale's order; `first` stands above. */
export function listCountries(locale: string, first: CountryCode): readonly NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort(
      (one, other) =>
        Number(other.code === first) - Number(one.code === first) || compare(one.name, other.name),
    );
}
