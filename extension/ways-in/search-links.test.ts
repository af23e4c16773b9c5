import { expect, it } from 'vitest';
import type { SeenLink } from '#shared/react/panels/seen.ts';
import { searchLinks } from './search-links.ts';

const links = ['Long intro', 'Intro call', 'Review', 'Café & code'].map(
  (name, index): SeenLink => ({
    id: String(index),
    name,
    of: null,
    durationsMinutes: [30],
    url: `https://k.example/ada/${index}`,
  }),
);
const found = (text: string) => searchLinks(links, text).map(({ name }) => name);

it.each([
  ['intro', ['Intro call', 'Long intro']],
  ['call INTRO', ['Intro call']],
  ['ada/2', ['Review']],
  ['', ['Long intro', 'Intro call', 'Review', 'Café & code']],
  ['nothing', []],
])('10. %j finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

it('10. no more than an address bar shows', () => {
  expect(searchLinks([...links, ...links], '')).toHaveLength(6);
});
