import { describe, expect, test } from 'vitest';
import { toOneLine } from './one-line.ts';

describe('toOneLine', () => {
  test.each([
    ['ends of lines', 'Ann\r\n\u2028Lee', 'Ann Lee'],
    ['an override', 'moc.\u202eelpmaxe', 'moc. elpmaxe'],
    ['embeddings', '\u202aAnn\u202c \u202bLee\u202c', 'Ann Lee'],
    ['isolates', '\u2066Ann\u2069 \u2067Lee\u2069 \u2068Ray\u2069', 'Ann Lee Ray'],
    ['marks', 'Ann\u200e \u200fLee\u061c', 'Ann Lee'],
    ['nothing else', '\u202e\u0000\u2069', ''],
  ])('leaves out %s', (_, text, line) => {
    expect(toOneLine(text)).toBe(line);
  });

  test('keeps what letters are made of', () => {
    const text = 'שלום · مرحبا · 👩\u200d💻 · नमस्ते';
    expect(toOneLine(text)).toBe(text);
  });
});
