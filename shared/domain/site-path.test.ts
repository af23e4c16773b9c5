import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nastyText } from '#tests/support/nasty-values.ts';
import { toSitePath } from './site-path.ts';

const origin = 'https://kalends.test';

test.each([
  ['/', '/'],
  ['/admin/emails?page=2#top', '/admin/emails?page=2#top'],
  ['/ada/../grace', '/grace'],
  ['/ada?next=//evil.test', '/ada?next=//evil.test'],
  ['/ada//intro', '/ada//intro'],
  ['/a b', '/a%20b'],
])('%j is the path %j', (text, path) => expect(toSitePath(text, origin)).toBe(path));

test.each([
  '',
  'admin',
  '?next=/',
  '//evil.test/x',
  '///evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/./\\evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  '/x/../..//evil.test',
  '/%2e//evil.test',
  '/%2E%2e//evil.test',
  '/.\t//evil.test',
  'https://evil.test',
  'https:evil.test',
  '/\\/evil.test',
  'javascript:alert(1)',
  ' //evil.test',
])('7.11 %j leads elsewhere', (text) => expect(toSitePath(text, origin)).toBeUndefined());

describe('7.11 whatever is asked for', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', '\r', ' ', '\0', '@', ':'],
    ...['evil.test', 'https:', 'javascript:', '?', '#', 'ada', '[', ']', '。', '／', '\u202e'],
  );
  const nastyPath = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    nastyText,
    nastyText.map((text) => `/${text}`),
    fc.webUrl(),
  );

  test('what comes back stays here, and is read the same once more', () => {
    fc.assert(
      fc.property(nastyPath, fc.constantFrom(origin, 'http://127.0.0.1:4321'), (text, here) => {
        const path = toSitePath(text, here);
        if (path === undefined) return;
        expect(new URL(path, here).origin).toBe(here);
        expect(new URL(path, `${here}/login?next=x`).origin).toBe(here);
        expect(toSitePath(path, here)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
