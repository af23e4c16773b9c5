import { expect, test } from 'vitest';
import { contrast, toBrandColors } from '../brand.ts';
import { HEX_COLOR, toCardColor } from './card-color.ts';

const company = {
  primaryColor: '#aa0000',
  useBrandStyling: true,
  featureAccess: { personalizedBranding: true },
};

test.each([
  ['their own', { primaryColor: '#00aa00', useCustomColors: true }, company, '#00aa00'],
  ['the company’s', { primaryColor: '#00aa00', useCustomColors: false }, company, '#aa0000'],
  [
    'ours, where the company uses none',
    { primaryColor: null, useCustomColors: true },
    { ...company, useBrandStyling: false },
    '#3B82F6',
  ],
  [
    'ours, without the feature',
    { primaryColor: '#00aa00', useCustomColors: true },
    { ...company, featureAccess: { personalizedBranding: false } },
    '#3B82F6',
  ],
])('a card is of %s colour', (_, card, itsCompany, color) => {
  expect(toCardColor(card, itsCompany)).toBe(color);
});

test.each([
  ['#3B82F6', true],
  ['#abc', true],
  ['3B82F6', false],
  ['red', false],
  ['#3B82F6;x', false],
  ['#3B82F6AA', false],
])('%s is a colour: %s', (text, isOne) => {
  expect(HEX_COLOR.test(text)).toBe(isOne);
});

test('ink on a card keeps its contrast from near-white to near-black', () => {
  const rgb = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  for (const color of ['#fefefe', '#010101', '#ffff00', '#3B82F6', '#777777']) {
    for (const scheme of ['light', 'dark'] as const) {
      const { brand, onBrand } = toBrandColors(color, scheme);
      expect(contrast(rgb(onBrand), rgb(brand))).toBeGreaterThanOrEqual(4.5);
    }
  }
});
