import { expect, test } from 'vitest';
import { readLinksQuery, writeLinksQuery } from './read-links-query.ts';

test('an address says which are shown, and is written as it was read', () => {
  const search = { kind: 'once', page: '2', search: 'maya', view: 'all' };
  expect(readLinksQuery(search)).toEqual({ ...search, page: 2 });
  expect(writeLinksQuery(readLinksQuery(search))).toEqual(search);
});

test('what makes no sense is left out, and what goes without saying is not said', () => {
  const query = readLinksQuery({ kind: 'none', page: '0', search: 3, view: 'x' });
  expect(query).toEqual({ kind: 'pages', page: 1, search: '', view: 'mine' });
  expect(Object.values(writeLinksQuery(query)).filter(Boolean)).toEqual([]);
});
