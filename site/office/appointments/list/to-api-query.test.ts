import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';
import { toApiQuery } from './to-api-query.ts';

test('a day is the reader’s own, from midnight to midnight', () => {
  const query = readQuery({ from: '2030-03-31', to: '2030-03-31' });
  expect(toApiQuery(query, 'Europe/Berlin')).toEqual({
    tab: 'upcoming',
    from: '2030-03-30T23:00:00.000Z',
    until: '2030-03-31T22:00:00.000Z',
  });
});
