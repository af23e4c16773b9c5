import { expect, test } from 'vitest';
import { squaresOf } from './squares-of.ts';

test('23. a name has a picture of its own, always the same', () => {
  expect(squaresOf('Ada Lovelace', 70)).toEqual(squaresOf('Ada Lovelace', 70));
  expect(squaresOf('Ada Lovelace', 70)).not.toEqual(squaresOf('Grace Hopper', 70));
  expect(squaresOf('', 0)).toEqual([]);
});

test('23. squares are empty or filled, and no picture is all of one', () => {
  for (const name of ['Ada Lovelace', 'Ö', '李小龍', 'x'.repeat(300)]) {
    const fills = squaresOf(name, 70);
    expect(fills.every((fill) => fill === 0 || (fill >= 1 / 3 && fill < 1))).toBe(true);
    const empty = fills.filter((fill) => fill === 0).length;
    expect(empty).toBeGreaterThan(7);
    expect(empty).toBeLessThan(45);
  }
});
