import { expect, test } from 'vitest';
import { nextIndex, toListAction } from './list-key.ts';
import { toggled } from './toggled.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['x', 'toggle'],
  ['Escape', 'clear'],
  ['a', undefined],
])('%s is %s', (key, action) => expect(toListAction({ ...bare, key })).toBe(action));

test('with a modifier it belongs to somebody else: Ctrl+K opens the palette', () => {
  expect(toListAction({ ...bare, key: 'k', ctrlKey: true })).toBeUndefined();
  expect(toListAction({ ...bare, key: 'k', metaKey: true })).toBeUndefined();
});

test.each([
  ['next', -1, 0],
  ['previous', -1, 0],
  ['next', 0, 1],
  ['next', 2, 2],
  ['previous', 0, 0],
] as const)('%s from %i of three leads to %i', (action, from, to) => {
  expect(nextIndex(action, from, 3)).toBe(to);
});

test('what is selected twice is not selected', () => {
  const once = toggled(new Set(['a']), 'b');
  expect([...once]).toEqual(['a', 'b']);
  expect([...toggled(once, 'a')]).toEqual(['b']);
});
