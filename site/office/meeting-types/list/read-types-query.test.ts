import { expect, test } from 'vitest';
import { isNarrowed, readTypesQuery, writeTypesQuery } from './read-types-query.ts';

const shelf = '7e57ab1e-0000-4000-8000-000000000000';

test('an address says which are shown, and is written as it was read', () => {
  const search = { view: 'all', page: '2', search: 'intro', state: 'archived', shelf };
  const query = readTypesQuery(search);
  expect(query).toEqual({ ...search, page: 2 });
  expect(writeTypesQuery(query)).toEqual(search);
});

test('what makes no sense is left out, and what goes without saying is not said', () => {
  const query = readTypesQuery({ view: 'none', page: '-1', state: 'gone', shelf: 'x', search: 3 });
  expect(query).toEqual({ view: 'mine', page: 1, search: '', state: undefined, shelf: undefined });
  expect(isNarrowed(query)).toBe(false);
  expect(Object.values(writeTypesQuery(query)).filter(Boolean)).toEqual([]);
});

test.each([{ search: 'a' }, { state: 'pending' }, { shelf }])('%j leaves some out', (search) => {
  expect(isNarrowed(readTypesQuery(search))).toBe(true);
});
