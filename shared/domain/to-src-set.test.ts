import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureShapes } from './picture-shapes.ts';
import { toNeededWidths, toSrcSet } from './to-src-set.ts';

const file = `/api/file/${'a1'.repeat(32)}`;

test.each([file, `https://api.example.com${file}`])(
  '%s comes in the widths asked for',
  (address) => {
    expect(toSrcSet(address, [64, 128])).toBe(`${address}/64 64w, ${address}/128 128w`);
  },
);

test.each(['/videos/hello/poster.webp', 'data:image/png;base64,', `${file}/64`, 'blob:x'])(
  '%s is as wide as it is',
  (address) => expect(toSrcSet(address, [64])).toBeUndefined(),
);

test.each([
  [24, [64, 128]],
  [32, [64, 128]],
  [48, [64, 128, 256]],
  [112, [128, 256, 512]],
  [600, []],
])('for a face of %i pixels browsers choose from %j', (shown, widths) => {
  expect(toNeededWidths(pictureShapes.profile.widths, shown)).toEqual(widths);
});

test('none is too narrow, and the densest screen has enough where there is enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 512 }), (shown) => {
      const widths = toNeededWidths(pictureShapes.profile.widths, shown);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(shown);
      expect(Math.max(...widths)).toBeGreaterThanOrEqual(Math.min(512, shown * 3));
    }),
  );
});
