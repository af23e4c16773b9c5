import { expect, it } from 'vitest';
import { toOwnersPath } from './to-owners-path.ts';

it.each([
  ['/ada/intro', '/ada'],
  ['/team/sales/intro', '/team/sales'],
  ['/team/sales/intro/ada', '/team/sales'],
  ['/meeting/open-day', undefined],
  ['https://elsewhere.example/ada/intro', undefined],
])('the page above %s is %s', (path, above) => {
  expect(toOwnersPath(path)).toBe(above);
});
