import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const origin = 'http://localhost:4321';

test('a path of the site is kept whole', () => {
  expect(safeNext('/admin/emails?page=2#top', origin)).toBe('/admin/emails?page=2#top');
});

test.each([
  null,
  '',
  'admin',
  '//evil.test/x',
  '/.//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
])('%j leads to the dashboard', (next) => {
  expect(safeNext(next, origin)).toBe('/dashboard');
});
