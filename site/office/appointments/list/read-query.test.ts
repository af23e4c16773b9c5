import { expect, test } from 'vitest';
import { isNarrowed, readQuery, writeQuery } from './read-query.ts';

const host = '0b1c2d3e-4f50-4617-8283-94a5b6c7d8e9';

test('what the address says is read, what makes no sense is left out', () => {
  const search = { tab: 'past', search: ' maya ', host, channel: 'fax', from: '2030-02-30' };
  expect(readQuery(search)).toMatchObject({
    ...{ tab: 'past', search: 'maya', host, channel: undefined, from: undefined },
  });
  expect(readQuery({ tab: 'all', host: 'ada' })).toMatchObject({
    tab: 'upcoming',
    host: undefined,
  });
});

test('what is written is read alike, and the first list says nothing', () => {
  const query = readQuery({ tab: 'cancelled', search: 'noor', to: '2030-02-01', channel: 'zoom' });
  expect(readQuery(writeQuery(query))).toEqual(query);
  expect(Object.values(writeQuery(readQuery({}))).filter(Boolean)).toEqual([]);
});

test('a tab narrows nothing, a filter does', () => {
  expect(isNarrowed(readQuery({ tab: 'past' }))).toBe(false);
  expect(isNarrowed(readQuery({ channel: 'zoom' }))).toBe(true);
});
