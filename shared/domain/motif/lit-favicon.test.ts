import { expect, test } from 'vitest';
import { litFavicon } from './lit-favicon.ts';
import { litMonth } from './squares.ts';

const colors = { brand: '#3472d8', onBrand: '#ffffff' };
const large = /<rect x="([\d.]+)" y="([\d.]+)" width="7\.4"/g;

test.each([0, 1, 6])('the lit day is large and inside the tile, weeks from %i', (firstWeekday) => {
  for (const date of ['2026-11-01', '2026-11-15', '2026-11-30', '2027-02-28']) {
    const lit = [...litFavicon(litMonth(date, firstWeekday), colors).matchAll(large)];
    expect(lit).toHaveLength(1);
    for (const edge of (lit[0] ?? []).slice(1).map(Number)) {
      expect(edge).toBeGreaterThanOrEqual(3);
      expect(edge).toBeLessThanOrEqual(21.6);
    }
  }
});

test('other days lit give other pictures', () => {
  const pictures = ['2026-11-03', '2026-11-17', '2026-11-28'].map((date) =>
    litFavicon(litMonth(date, 1), colors),
  );
  expect(new Set(pictures).size).toBe(3);
});
