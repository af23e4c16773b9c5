import { describe, expect, it } from 'vitest';
import { toLevel } from './watch-level.ts';

const tone = (amplitude: number) =>
  Array.from({ length: 512 }, (_, at) => amplitude * Math.sin(at / 5));

describe('how loud it is', () => {
  it('is nothing in silence', () => {
    expect(toLevel(tone(0))).toBe(0);
  });

  it('grows with what is heard, and ends at all there is', () => {
    const levels = [0.01, 0.05, 0.2, 1].map((amplitude) => toLevel(tone(amplitude)));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(levels.at(-1)).toBe(1);
  });
});
