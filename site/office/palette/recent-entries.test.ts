import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { withRecent } from './recent-entries.ts';

const entries = ['emails', 'general', 'page'].map(
  (id): Entry => ({ id, name: id, group: 'screens', icon: 'mail', run: () => undefined }),
);

test('what was run lately stands first, the latest before the others', () => {
  const found = withRecent(entries, ['page', 'gone', 'emails']);
  expect(found.map(({ id, group }) => `${group} ${id}`)).toEqual([
    'recent page',
    'recent emails',
    'screens general',
  ]);
});
