import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeSlug, toSlug, toSlugBeingTyped } from './slug.ts';

const anyCharacter = fc.constantFrom(...'aZ09 -–_/.äÄßøÅłı’\u0308\0山💥', '\ud800');

describe('the address proposed for a name', () => {
  test.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['Zoë Müller-Łoś', 'zoe-mueller-los'],
    ['  Søren   Ångström ', 'soren-angstroem'],
    ['Anaïs d’Arc', 'anais-darc'],
    ['Straße & Söhne', 'strasse-soehne'],
    ['Mu\u0308ller', 'mueller'],
    ['山田', ''],
    ['', ''],
  ])('%j reads as %j', (name, slug) => expect(toSlug(name)).toBe(slug));

  test('can be taken as it is, or is too short', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 80 }), (name) => {
        const slug = toSlug(name);
        expect(toSlug(slug)).toBe(slug);
        expect(slug).toMatch(/^(|[a-z0-9]+(-[a-z0-9]+)*)$/);
      }),
    );
  });
});

test('while it is typed, a hyphen stays at the end', () => {
  expect(toSlugBeingTyped('Ada L')).toBe('ada-l');
  expect(toSlugBeingTyped('ada-')).toBe('ada-');
  expect(toSlugBeingTyped('ada ')).toBe('ada-');
});

describe('what can be said of a slug', () => {
  test.each([
    ['mia', 'AVAILABLE'],
    ['mia-2', 'AVAILABLE'],
    ['mi', 'TOO_SHORT'],
    ['', 'TOO_SHORT'],
    ['login', 'NOT_AVAILABLE'],
    ['signup', 'NOT_AVAILABLE'],
    ['Mia', 'NOT_AVAILABLE'],
    ['-mia', 'NOT_AVAILABLE'],
    ['mia-', 'NOT_AVAILABLE'],
    ['m/a', 'NOT_AVAILABLE'],
    ['m'.repeat(41), 'NOT_AVAILABLE'],
  ])('%j is %s', (slug, availability) => expect(judgeSlug(slug)).toBe(availability));

  test.each(['imprint', 'impressum', 'privacy', 'datenschutz', 'terms'])(
    '19.4 nobody may take %s any more',
    (slug) => expect(judgeSlug(slug)).toBe('NOT_AVAILABLE'),
  );
});
