import { expect, it } from 'vitest';
import { listCountries } from './list-countries.ts';

it.each([
  ['en', 'DE', ['Germany', 'Afghanistan', 'Åland Islands', 'Albania']],
  ['de', 'AT', ['Österreich', 'Afghanistan', 'Ägypten', 'Ålandinseln']],
  ['sv', 'SE', ['Sverige', 'Afghanistan', 'Albanien', 'Algeriet']],
] as const)(
  'in %s the default country is first, the others in the order of the language',
  (locale, first, names) => {
    const countries = listCountries(locale, first);
    expect(countries.slice(0, 4).map(({ name }) => name)).toEqual(names);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(200);
  },
);

it('ends with what the alphabet ends with', () => {
  expect(listCountries('sv', 'SE').at(-1)?.name).toMatch(/^Ö/);
});
