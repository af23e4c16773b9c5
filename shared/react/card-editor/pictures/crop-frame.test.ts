import { describe, expect, test } from 'vitest';
import { toFrame, toNextWidth, toStart } from './crop-frame.ts';

const photo = { width: 1000, height: 800 };

describe('where cropping begins', () => {
  test.each([
    ['a square of 90 per cent', { width: 800, height: 1000 }, 1, 0, [40, 140, 720, 720]],
    ['no higher than the picture', photo, 1, 0, [100, 0, 800, 800]],
    ['a banner within its margin', photo, 2.8125, 200, [50, 240, 900, 320]],
    ['a banner of a strip', { width: 1000, height: 100 }, 2.8125, 200, [359.375, 0, 281.25, 100]],
  ] as const)('%s', (_, size, ratio, margin, [x, y, width, height]) => {
    const frame = toFrame(toStart(size, ratio, margin).area, size, margin);
    expect(frame.x).toBeCloseTo(x);
    expect(frame.y).toBeCloseTo(y);
    expect(frame.width).toBeCloseTo(width);
    expect(frame.height).toBeCloseTo(height);
  });

  test('leaves room to go three times as close', () => {
    expect(toStart(photo, 1, 0).maxZoom).toBe(3);
    expect(toStart(photo, 2.8125, 200).maxZoom).toBeCloseTo((3 * 1400) / 900);
  });
});

test('an area at the corner of the margin begins outside of the picture', () => {
  const area = { x: 0, y: 0, width: 50, height: 25 };
  expect(toFrame(area, photo, 200)).toEqual({ x: -200, y: -200, width: 700, height: 300 });
});

describe('a picture is made smaller', () => {
  test('until it is under its bound, not at it', () => {
    expect(toNextWidth(512, 204_799, 204_800)).toBeUndefined();
    expect(toNextWidth(512, 204_800, 204_800)).toBe(460);
    expect(toNextWidth(512, 819_200, 204_800)).toBe(256);
  });

  test('by steps that have an end, whatever the encoder says', () => {
    const widths: number[] = [];
    for (let width: number | undefined = 1440; width; width = toNextWidth(width, 512_001, 512_000))
      widths.push(width);
    expect(widths.at(-1)).toBe(64);
    expect(widths.length).toBeLessThan(35);
  });
});
