import { expect, test } from 'vitest';
import { SLUG_MAX_LENGTH } from '#shared/domain/constants.ts';
import { SLUG_PATTERN } from '#shared/domain/slug.ts';
import { toFreeSlug } from './free-slug.ts';

test.each([
  ['intro', [], 'intro'],
  ['intro', ['intro'], 'intro-2'],
  ['intro', ['intro', 'intro-2'], 'intro-3'],
  ['intro-2', ['intro-2', 'intro-3'], 'intro-4'],
  ['2-2', ['2-2'], '2-3'],
])('%s beside %j is %s', (slug, taken, free) => {
  expect(toFreeSlug(slug, new Set(taken))).toBe(free);
});

test('a long one stays within what a path may be', () => {
  const long = `${'a'.repeat(SLUG_MAX_LENGTH - 3)}-bc`;
  const free = toFreeSlug(long, new Set([long]));
  expect(free).toMatch(SLUG_PATTERN);
  expect(free.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
});
