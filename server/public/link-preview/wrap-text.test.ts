import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nastyText } from '#tests/support/nasty-values.ts';
import { wrapText } from './wrap-text.ts';

it.each([
  ['Intro call', ['Intro call']],
  ['A working session on one decision', ['A working', 'session on one', 'decision']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfsch', 'ifffahrtsgesell', 'schaft']],
  ['一二三四五六七八九十', ['一二三四五六七', '八九十']],
  ['One word and another and more of them', ['One word and', 'another and', 'more of them']],
  ['One word and another and more of them all', ['One word and', 'another and', 'more of them…']],
  ['', []],
])('%j', (text, lines) => {
  expect(wrapText(text, 8, 3)).toEqual(lines);
});

it('makes lines of anything, no more than asked and none without end', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const lines = wrapText(text, 10, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(line.isWellFormed()).toBe(true);
        expect(line.length).toBeLessThan(40);
      }
    }),
  );
});
