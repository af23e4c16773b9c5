import { describe, expect, it } from 'vitest';
import { toEncoding } from './to-encoding.ts';

describe('how a picture is sent', () => {
  it('is smaller for each the more there are, and all together never take more than two megabits', () => {
    const sizes = [1, 2, 3, 4, 5].map((others) => toEncoding('camera', others, true));
    const rates = sizes.map(({ maxBitrate }) => maxBitrate);
    expect(rates).toEqual(rates.toSorted((one, other) => other - one));
    for (const [index, rate] of rates.entries()) {
      expect(rate * (index + 1)).toBeLessThanOrEqual(2_000_000);
    }
    expect(toEncoding('camera', 9, true)).toEqual(sizes[4]);
    expect(toEncoding('camera', 0, true)).toEqual(sizes[0]);
  });

  it('is none while nobody sees it', () => {
    expect(toEncoding('camera', 1, false).active).toBe(false);
  });

  it('keeps a screen as large as it is', () => {
    expect(toEncoding('screen', 5, true).scaleResolutionDownBy).toBe(1);
  });
});
