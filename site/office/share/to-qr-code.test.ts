import { expect, test } from 'vitest';
import { toQrCode, toQrSvg } from './to-qr-code.ts';

test('a longer address has a larger code, always with room around it', () => {
  const short = toQrCode('https://a.test/ada');
  const long = toQrCode(`https://a.test/ada/${'x'.repeat(200)}`);
  expect(long.size).toBeGreaterThan(short.size);
  for (const { size, path } of [short, long]) {
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  }
});

test('its file is one picture, black on white', () => {
  const code = toQrCode('https://a.test');
  const svg = toQrSvg(code);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  expect(svg).toContain(code.path);
});
