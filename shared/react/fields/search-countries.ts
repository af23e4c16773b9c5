import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { simplify } from '#shared/time/zone-search/simplify.ts';
import { listCountries, type NamedCountry, namerOf } from './list-countries.ts';
import { countryOfNumber, toCountry } from './phone-number.ts';

export interface SearchedCountry extends NamedCountry {
  /** What it is found by beside its name: its code and what else it is called, as `simplify` writes it. */
  readonly namings: readonly string[];
}

/** What some are called everywhere, though no language's list of names has it. */
const NICKNAMES: Partial<Record<CountryCode, string>> = {
  GB: 'great britain',
  NL: 'holland',
  US: 'usa',
};

/** How well a country answers, best first. */
const RANKS = { called: 0, beginning: 1, words: 2, inside: 3 } as const;

/** `listCountries`, ready to be searched: also by its short name, and by its English one. */
export function listToSearch(locale: string, first: CountryCode): readonly SearchedCountry[] {
  const namers = [namerOf(locale, 'short'), namerOf('en'), namerOf('en', 'short')];
  return listCountries(locale, first).map(({ code, name }) => {
    const names = [name, code, ...namers.map((nameOf) => nameOf(code)), NICKNAMES[code] ?? ''];
    return { code, name, namings: [...new Set(names.map(simplify))].filter(Boolean) };
  });
}

/**
 * The countries that somebody means who types a name, an ISO code or how numbers begin there, in their
 * order, the best first: `germ → Germany`, `at → Austria, …`, `+41`, `0041` and `41 44 668 → Switzerland`.
 * What stands within words counts where nothing else is found.
 */
export function searchCountries(
  countries: readonly SearchedCountry[],
  query: string,
): readonly SearchedCountry[] {
  const number = /^\s*(?:\+|00)?([\d\s()/.-]+)$/.exec(query)?.[1]?.replace(/\D/g, '');
  const wanted = simplify(query);
  if (!wanted) return countries;
  const rankOf = number === undefined ? rankByName(wanted) : rankByNumber(number);
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country);
    return rank === undefined ? [] : [{ country, rank }];
  });
  const isInside = ({ rank }: { readonly rank: number }) => rank === RANKS.inside;
  const found = ranked.every(isInside) ? ranked : ranked.filter((each) => !isInside(each));
  return found.toSorted((one, other) => one.rank - other.rank).map(({ country }) => country);
}

type RankOf = (country: SearchedCountry) => number | undefined;

/** Of those that share a dial code, the one that the number is of, or that the code is known for, is first. */
function rankByNumber(digits: string): RankOf {
  const likely = countryOfNumber(`+${digits}`, toCountry(digits));
  return ({ code }) => {
    const dialCode = getCountryCallingCode(code);
    if (digits.startsWith(dialCode)) return code === likely ? 0 : 1;
    return dialCode.startsWith(digits) ? 2 : undefined;
  };
}

function rankByName(wanted: string): RankOf {
  const words = wanted.split(' ');
  return ({ namings }) => {
    if (namings.includes(wanted)) return RANKS.called;
    if (namings.some((naming) => naming.startsWith(wanted))) return RANKS.beginning;
    const beginAll = (naming: string) => words.every((word) => ` ${naming}`.includes(` ${word}`));
    if (namings.some(beginAll)) return RANKS.words;
    return namings.some((naming) => naming.includes(wanted)) ? RANKS.inside : undefined;
  };
}
