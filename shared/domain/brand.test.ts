import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, toBrandColors, toBrandVariables } from './brand.ts';

const schemes = ['light', 'dark'] as const;
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const edges = ['#000000', '#ffffff', '#ffff00', '#3b81f6', '#ff0000', '#767676', '#00ff00'];

function rgb(color: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const backgrounds = {
  light: ['#ffffff', '#f7f6f3', '#f1efeb'],
  dark: ['#1b1a18', '#252320', '#11100f', '#151412'],
} as const;

test('text on the brand, and the brand as text, keep WCAG AA in both schemes, whatever the colour', () => {
  fc.assert(
    fc.property(
      fc.oneof(hex, fc.constantFrom(...edges)),
      fc.constantFrom(...schemes),
      (color, scheme) => {
        const { brand, onBrand, brandText, brandSoft } = toBrandColors(color, scheme);
        expect(contrast(rgb(onBrand), rgb(brand))).toBeGreaterThanOrEqual(4.5);
        for (const background of [...backgrounds[scheme], brandSoft]) {
          expect(contrast(rgb(brandText), rgb(background))).toBeGreaterThanOrEqual(4.5);
        }
      },
    ),
  );
});

test('8.31 in dark a free day can be told from the card, and the chosen one from it, whatever the colour', () => {
  fc.assert(
    fc.property(fc.oneof(hex, fc.constantFrom(...edges)), (color) => {
      const { brand, brandSoft } = toBrandColors(color, 'dark');
      expect(contrast(rgb(brandSoft), rgb('#1b1a18'))).toBeGreaterThanOrEqual(1.2);
      expect(contrast(rgb(brand), rgb(brandSoft))).toBeGreaterThanOrEqual(2.3);
    }),
  );
});

test('a missing or malformed colour is our own', () => {
  const own = toBrandVariables('#3B81F6');
  for (const color of [null, '', 'blue', '#12', '#12345g', 'url(x)']) {
    expect(toBrandVariables(color)).toEqual(own);
  }
});

test('short and long notation are the same colour', () => {
  expect(toBrandVariables('#0af')).toEqual(toBrandVariables('00AAFF'));
});

test('the stylesheet begins with our own colour', () => {
  const tokens = readFileSync(new URL('../react/ui/tokens.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(toBrandVariables(null))) {
    expect(tokens).toContain(`${name}: ${value};`);
  }
});
