import { expect, it } from 'vitest';
import { listToSearch, searchCountries } from './search-countries.ts';

const namesOf = (locale: string, query: string) =>
  searchCountries(listToSearch(locale, 'DE'), query).map(({ name }) => name);

it.each([
  ['en', 'germ', ['Germany']],
  ['de', 'schw', ['Schweden', 'Schweiz']],
  ['de', 'osterr', ['Österreich']],
  ['pl', 'niemcy', ['Niemcy']],
  ['de', 'germany', ['Deutschland']],
  ['en', 'USA', ['United States']],
  ['en', 'uk', ['United Kingdom', 'Ukraine']],
  ['de', 'great britain', ['Vereinigtes Königreich']],
  ['en', 'korea south', ['South Korea']],
  ['en', 'nowhere', []],
] as const)('in %s a country is found by its name: %s', (locale, query, names) => {
  expect(namesOf(locale, query)).toEqual(names);
});

it.each(['+49', '49', '0049', ' +49 ', '+49 170 12', '0049 (170)'])(
  'a country is found by how its numbers begin: %s',
  (query) => {
    expect(namesOf('en', query)).toEqual(['Germany']);
  },
);

it.each([
  ['+1', 'United States'],
  ['+1 242 3', 'Bahamas'],
  ['39', 'Italy'],
  ['7', 'Russia'],
  ['44', 'United Kingdom'],
])('of those that share a dial code, the one that is meant is first: %s', (query, name) => {
  expect(namesOf('en', query)[0]).toBe(name);
  expect(namesOf('en', query).length).toBeGreaterThan(1);
});

it('a dial code is found while it is typed', () => {
  expect(namesOf('en', '+42')).toEqual(['Czechia', 'Liechtenstein', 'Slovakia']);
});

it.each([
  ['at', 'Austria'],
  ['CH', 'Switzerland'],
  ['de', 'Germany'],
  ['in', 'India'],
])('an ISO code finds its country before those whose name begins so: %s', (query, name) => {
  expect(namesOf('en', query)[0]).toBe(name);
});

it('without anything typed all are there, in their order', () => {
  expect(namesOf('sv', ' ').slice(0, 3)).toEqual(['Tyskland', 'Afghanistan', 'Albanien']);
});
