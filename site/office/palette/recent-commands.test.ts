import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { withRecent } from './recent-commands.ts';

const commands = ['emails', 'general', 'page'].map(
  (id): Command => ({ id, name: id, group: 'screens', icon: 'mail', run: () => undefined }),
);

test('what was run lately stands first, the latest before the others', () => {
  const found = withRecent(commands, ['page', 'gone', 'emails']);
  expect(found.map(({ id, group }) => `${group} ${id}`)).toEqual([
    'recent page',
    'recent emails',
    'screens general',
  ]);
});
