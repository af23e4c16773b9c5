import { expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const bytes = (byteLength: number) => ({ byteLength });

it('forgets what was unused for longest, and never holds more than its size', () => {
  const cache = new ByteCache(100);
  cache.set('a', bytes(40));
  cache.set('b', bytes(40));
  expect(cache.get('a')).toBeDefined();
  cache.set('c', bytes(40));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
});

it('does not keep what is larger than itself', () => {
  const cache = new ByteCache(100);
  cache.set('a', bytes(40));
  cache.set('b', bytes(101));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
});

it('counts a replaced value once', () => {
  const cache = new ByteCache(100);
  for (let turn = 0; turn < 5; turn += 1) cache.set('a', bytes(60));
  cache.set('b', bytes(40));
  expect(cache.get('a')).toBeDefined();
});
