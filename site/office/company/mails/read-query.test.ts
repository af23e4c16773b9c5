import { expect, test } from 'vitest';
import { isNarrowed, readQuery, writeQuery } from './read-query.ts';

const all = { page: 1, search: '', status: undefined, topic: undefined, mail: undefined };

test('an address without a query shows all, and all needs none', () => {
  expect(readQuery({})).toEqual(all);
  expect(Object.values(writeQuery(all)).filter(Boolean)).toEqual([]);
  expect(isNarrowed(all)).toBe(false);
});

test('what is written is read again', () => {
  const query = { page: 3, search: 'maya', status: 'failed', topic: 'payment', mail: 'x' } as const;
  expect(readQuery(writeQuery(query))).toEqual(query);
  expect(isNarrowed(query)).toBe(true);
});

test.each([
  { page: '0' },
  { page: '1.5' },
  { page: 'two' },
  { status: 'lost' },
  { topic: 'weather' },
  { search: '   ' },
])('%j makes no sense and is left out', (search) => {
  expect(readQuery(search)).toEqual(all);
});
