import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailColors } from './mail-colors.ts';

const hexColor = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

test('every text reads, whatever the brand colour', () => {
  fc.assert(
    fc.property(hexColor, (brand) => {
      const { button, onButton, ink, darkInk } = mailColors(brand);
      expect(contrast(button, onButton)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(darkInk, '#1d1f22')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a readable brand colour stays as it is', () => {
  expect(mailColors('#0F766E')).toMatchObject({ button: '#0f766e', onButton: '#ffffff' });
});

test('a light brand colour keeps its button and takes black text', () => {
  expect(mailColors('#FFD400')).toMatchObject({ button: '#ffd400', onButton: '#000000' });
});

test.each(['', 'red', '#fff', 'url(x)', '#12345g'])('%j reads as the default colour', (color) => {
  expect(mailColors(color)).toEqual(mailColors('#3B81F6'));
});

function contrast(a: string, b: string): number {
  const lights = [lightness(a), lightness(b)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function lightness(hex: string): number {
  const weights = [0.2126, 0.7152, 0.0722];
  return weights.reduce((sum, weight, at) => {
    const share = Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}
