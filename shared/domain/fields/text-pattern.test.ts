import { describe, expect, it } from 'vitest';
import { fitsPattern, isTextPattern } from './text-pattern.ts';

describe('8.29 patterns of a field', () => {
  it.each([
    '[A-Z]{2}-\\d{4,6}',
    '^\\d{5}$',
    "[\\p{L} .'-]+",
    'KD\\.?\\d*',
    '[^<>]{1,20}',
    '\\p{Lu}.+',
  ])('%s may be stored', (pattern) => expect(isTextPattern(pattern)).toBe(true));

  it.each([
    '',
    '^$',
    '(a+)+',
    'a|b',
    '(?=x)y',
    '\\1',
    '[z-a]',
    '[a',
    'a{3,2}',
    'a**',
    '*',
    'a{999}',
    'a{150}b{150}',
    '\\p{Nonsense}',
    'x'.repeat(201),
  ])('%s may not', (pattern) => expect(isTextPattern(pattern)).toBe(false));

  it('one that was stored all the same asks nothing, so that the page still books', () => {
    expect(fitsPattern('(a+)+', 'Maya')).toBe(true);
  });

  it.each([
    ['[A-Z]{2}-\\d{4,6}', 'AB-1234', 'AB-123', 'ab-1234', 'AB-1234567', 'xAB-1234'],
    ['^\\d{5}$', '12045', '1204', '120455'],
    ['\\d+[a-z]?', '12a', '', 'a', '12ab'],
    ['\\d*\\d', '007', '', '7a'],
    ['a?a?a?aaa', 'aaaaa', 'aa', 'aaaaaaa'],
    ['[\\p{L} ]{2,}', 'Ængel Ødegård', 'x', 'a1'],
    ['.\\.', '𝒳.', 'ab', '..​.'],
  ])('%s fits %s alone', (pattern, good, ...bad) => {
    expect([good, ...bad].filter((text) => fitsPattern(pattern, text))).toEqual([good]);
  });

  it('says of patterns and texts that agree what JavaScript says', () => {
    const patterns = ['a*b?a+', '[ab]{1,3}b', 'a{0,2}b*a', 'b+a?b+', '.b*'];
    const texts = Array.from({ length: 64 }, (_, index) =>
      index.toString(2).slice(1).replaceAll('0', 'a').replaceAll('1', 'b'),
    );
    for (const pattern of patterns) {
      const whole = new RegExp(`^(?:${pattern})$`, 'su');
      const fits = (check: (text: string) => boolean) => texts.filter(check);
      expect(fits((text) => fitsPattern(pattern, text))).toEqual(fits((text) => whole.test(text)));
    }
  });

  it('walks the text once; to try every way to divide it would outlast the test', () => {
    expect(fitsPattern('a*'.repeat(40), `${'a'.repeat(5000)}!`)).toBe(false);
  });
});
