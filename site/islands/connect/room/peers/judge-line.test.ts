import { describe, expect, it } from 'vitest';
import { isOwnLine, judgeLine } from './judge-line.ts';

const good = { lostIn: 0, lostOut: 0, roundTripMs: 40 };

describe('how good a line is', () => {
  it.each([
    [good, 'good'],
    [{ ...good, lostIn: 0.05 }, 'weak'],
    [{ ...good, roundTripMs: 500 }, 'weak'],
    [{ ...good, lostOut: 0.2 }, 'poor'],
    [{ ...good, roundTripMs: 1_000 }, 'poor'],
  ] as const)('%o is %s', (measured, quality) => {
    expect(judgeLine(measured)).toBe(quality);
  });

  it('is one’s own where it is bad to everybody', () => {
    const bad = { ...good, lostIn: 0.2 };
    expect(isOwnLine([bad, bad])).toBe(true);
    expect(isOwnLine([bad, good])).toBe(false);
    expect(isOwnLine([good, good])).toBe(false);
  });

  it('is, between two, of the one whose packets are lost', () => {
    expect(isOwnLine([{ ...good, lostOut: 0.2 }])).toBe(true);
    expect(isOwnLine([{ ...good, lostIn: 0.2 }])).toBe(false);
  });
});
