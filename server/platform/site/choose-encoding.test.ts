import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, *', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('%j is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
