import { expect, test } from 'vitest';
import { litMonth, weeksFrom } from './squares.ts';
import { type SquaresLook, sizeOfSquares, squaresSvg } from './squares-svg.ts';

const look: SquaresLook = {
  ...{ edge: 10, gap: 2, corner: 3 },
  ...{ empty: '#eee', filled: '#9c9', lit: '#36c' },
};

test('a month is drawn day by day, one of them lit', () => {
  const svg = squaresSvg(litMonth('2026-11-24', 0), look);
  expect(svg).toContain('width="82" height="58" viewBox="0 0 82 58"');
  expect(svg.match(/<rect/g)).toHaveLength(30);
  expect(svg.match(/#36c/g)).toHaveLength(1);
  // The fourth week's Tuesday.
  expect(svg).toContain('<rect x="24" y="36" width="10" height="10" rx="3" fill="#36c"/>');
});

test('a day is filled from below as far as it is free', () => {
  const fills = new Map([
    ['2026-11-22', 1],
    ['2026-11-23', 0.25],
  ]);
  const svg = squaresSvg(weeksFrom('2026-11-22', 0, { weeks: 1, fills }), look);
  expect(svg).toContain('<rect x="0" y="0" width="10" height="10" rx="3" fill="#9c9"/>');
  expect(svg).toContain('<path d="M12 7.5H22V7.5a2.5 2.5 0 0 1 -2.5 2.5H14.5a2.5 2.5 0 0 1 -2.5');
  expect(svg.match(/#eee/g)).toHaveLength(6);
});

test('it has a place in another picture', () => {
  const weeks = weeksFrom('2026-11-22', 0);
  expect(squaresSvg(weeks, { ...look, at: { x: 40, y: 8 } })).toContain('x="40" y="8"');
  expect(sizeOfSquares(weeks, look)).toEqual({ width: 82, height: 58 });
});
