import { expect, it } from 'vitest';
import { moveCorner, toCorner } from './to-corner.ts';

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
