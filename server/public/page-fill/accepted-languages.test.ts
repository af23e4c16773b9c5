import { expect, it } from 'vitest';
import { acceptedLanguages } from './accepted-languages.ts';

it.each([
  [undefined, []],
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['de;q=0.5, fr-CH', ['fr-CH', 'de']],
  ['en;q=0, *;q=0.1', ['*']],
  ['en;q=nonsense,,;q=1', []],
])('%j names %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
