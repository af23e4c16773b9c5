import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, toBrandColors } from '../brand.ts';
import { BACKGROUND_SIZE, type BackgroundFacts, type Shape } from './background.ts';
import { backgroundDesigns } from './background-designs.ts';
import { fitText } from './fit-text.ts';

const hexColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const factsOf = (color: string): BackgroundFacts => ({
  ...{
    name: 'Ada Brandt',
    title: 'Founder',
    company: 'Studio Nord',
    url: 'https://kalends.test/ada',
  },
  colors: toBrandColors(color, 'light'),
});
const nothing = { name: null, title: null, company: null, url: null };

describe.each(Object.entries(backgroundDesigns))('23. the background %s', (_, design) => {
  test('leaves its middle to who sits before it, and nothing to be read to the edges', () => {
    for (const shape of design(factsOf('#0f766e'))) {
      if (shape.kind !== 'text' && shape.kind !== 'code') continue;
      const width = shape.kind === 'text' ? shape.maxWidth : shape.width;
      expect(shape.x).toBeGreaterThanOrEqual(64);
      expect(shape.x + width).toBeLessThanOrEqual(BACKGROUND_SIZE.width - 64);
      expect(shape.x + width <= 640 || shape.x >= 1280).toBe(true);
    }
  });

  test('is read whatever the colour', () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        const shapes = design(factsOf(color));
        for (const [at, shape] of shapes.entries()) {
          if (shape.kind !== 'text') continue;
          const grounds = groundsBelow(shapes.slice(0, at), shape.x + 1, shape.y + 1);
          for (const ground of grounds) {
            expect(contrast(rgb(shape.fill), ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
    );
  });

  test('says nothing that is left out', () => {
    const shapes = design({ ...factsOf('#0f766e'), ...nothing });
    expect(shapes.filter(({ kind }) => kind === 'text' || kind === 'code')).toEqual([]);
  });
});

test('23. a name that is too long is smaller, then cut', () => {
  const measure = (text: string, size: number) => [...text].length * size * 0.5;
  const line = { size: 64, maxWidth: 520 };
  expect(fitText({ ...line, text: 'Ada Brandt' }, measure)).toEqual({
    text: 'Ada Brandt',
    size: 64,
  });
  expect(fitText({ ...line, text: 'Maximiliane Brandt-Hof' }, measure).size).toBeLessThan(64);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
      const fitted = fitText({ ...line, text }, measure);
      expect(measure(fitted.text, fitted.size)).toBeLessThanOrEqual(line.maxWidth);
      expect(fitted.size).toBeGreaterThanOrEqual(64 * 0.6 - 1e-9);
    }),
  );
});

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** The colours that may lie below a place: a box there is laid over all that lie deeper; the rest is asked of eyes. */
function groundsBelow(shapes: readonly Shape[], x: number, y: number): Rgb[] {
  let grounds: Rgb[] = [];
  for (const shape of shapes) {
    if (shape.kind === 'disc') grounds.push(rgb(shape.fill));
    if (shape.kind !== 'box') continue;
    const isBelow =
      x >= shape.x && x <= shape.x + shape.width && y >= shape.y && y <= shape.y + shape.height;
    if (!isBelow) continue;
    const share = shape.opacity ?? 1;
    const over = rgb(shape.fill);
    const mix = (ground: Rgb, at: 0 | 1 | 2) => ground[at] * (1 - share) + over[at] * share;
    grounds =
      share === 1
        ? [over]
        : grounds.map((ground): Rgb => [mix(ground, 0), mix(ground, 1), mix(ground, 2)]);
  }
  return grounds;
}
