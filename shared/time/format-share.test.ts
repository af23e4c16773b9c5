import { expect, test } from 'vitest';
import { formatShare } from './format-share.ts';

test.each([
  ['en', 0.25, '25%'],
  ['de', 0.25, '25\u00a0%'],
  ['en', 0.144, '14%'],
  ['en', null, '–'],
] as const)('9. in %s a share of %s is %s', (language, share, expected) => {
  expect(formatShare(share, language)).toBe(expected);
});
