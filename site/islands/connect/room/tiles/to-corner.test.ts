import { expect, it } from 'vitest';
import { moveCorner, restingCorner, toCorner } from './to-corner.ts';

it('is the nearest corner', () => {
  const area = { left: 100, top: 0, width: 200, height: 100 };
  expect(toCorner({ x: 120, y: 90 }, area)).toBe('bottom left');
  expect(toCorner({ x: 290, y: 10 }, area)).toBe('top right');
});

it('is moved by arrows, and by nothing else', () => {
  expect(moveCorner('top left', 'ArrowDown')).toBe('bottom left');
  expect(moveCorner('top left', 'ArrowRight')).toBe('top right');
  expect(moveCorner('bottom right', 'Enter')).toBe('bottom right');
});

it.each([
  ['one other', 1, false, 'grid', 'top right'],
  ['several beside each other', 2, false, 'grid', 'bottom right'],
  ['a screen that is shared', 2, true, 'grid', 'top right'],
  ['who speaks large', 3, false, 'speaker', 'top right'],
] as const)('rests where it covers nobody’s name: with %s', (_, count, screen, view, corner) => {
  const people = Array.from({ length: count }, () => ({ media: { screen } }));
  expect(restingCorner({ people, view })).toBe(corner);
});
