import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLine, toLines, toWebLink } from './plain-text.ts';

describe('toLine', () => {
  test('makes one line of several', () => {
    expect(toLine('Ann\r\nBcc: x@y.z')).toBe('Ann Bcc: x@y.z');
  });

  test('drops direction overrides, which make a name read as another', () => {
    expect(toLine('moc.\u202eelpmaxe')).toBe('moc. elpmaxe');
  });

  test('cuts between characters, never inside one', () => {
    expect(toLine('👩👩👩', 2)).toBe('👩…');
  });

  test('holds no control character and no line break, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

test('toLines keeps the lines and leaves empty ones out', () => {
  expect(toLines('one\r\n\n two \u2028three\u0007')).toEqual(['one', 'two', 'three']);
});

describe('toWebLink', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'not a link', '', undefined])(
    'refuses %s',
    (link) => {
      expect(toWebLink(link)).toBeUndefined();
    },
  );

  test('writes an address as browsers do', () => {
    expect(toWebLink('https://kalends.test/a b?"c"')).toBe('https://kalends.test/a%20b?%22c%22');
  });
});
