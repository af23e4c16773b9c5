import { isWithheldSlug } from '#shared/reserved-slugs.ts';
import { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH } from './constants.ts';

/** Spec B §3.7. The product reserves no slugs for sale, so nothing is ever IS_PREMIUM here. */
export const SLUG_AVAILABILITIES = [
  'AVAILABLE',
  'TOO_SHORT',
  'NOT_AVAILABLE',
  'IS_PREMIUM',
] as const;

export type SlugAvailability = (typeof SLUG_AVAILABILITIES)[number];

/** Small letters, digits, and hyphens between them. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

/** Letters that no decomposition takes apart into a plain one and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * What a name reads as in an address, empty where no letter of it can be written there:
 * `Zoë Müller-Łoś → zoe-mueller-los`.
 */
export function toSlug(name: string): string {
  return toSlugBeingTyped(name)
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, '');
}

/** The same while it is typed, when a hyphen at the end may be the middle: `Ada L → ada-l`. */
export function toSlugBeingTyped(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, (gap) => (/^-+$/.test(gap) ? gap : '-'))
    .slice(0, SLUG_MAX_LENGTH);
}

/** What can be said of a slug without knowing who has which. */
export function judgeSlug(slug: string): SlugAvailability {
  if (slug.length < SLUG_MIN_LENGTH) return 'TOO_SHORT';
  const isWritable = slug.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(slug);
  return isWritable && !isWithheldSlug(slug) ? 'AVAILABLE' : 'NOT_AVAILABLE';
}
