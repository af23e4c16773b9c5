import { MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { toCardLink } from './card-link.ts';
import { countCharacters } from './count-characters.ts';

/** Spec B §3.1: a link of one's own on a card. */
export interface CustomLink {
  readonly name: string;
  readonly url: string;
  /** An emoji. */
  readonly icon: string;
}

/** Spec B §3.1, §9. */
export const DEFAULT_LINK_ICON = '🔗';
const MAX_ICON_CHARACTERS = 2;
/** Most a computer keeps of them: one emoji can be many code units long. */
export const MAX_ICON_LENGTH = 64;
/** Spec B §2.6: ten to choose from. */
export const LINK_ICONS = ['🔗', '🌐', '📅', '📄', '🎥', '🎧', '🛒', '📚', '💼', '⭐'] as const;
/** So many of them a card has at most. */
export const MAX_CUSTOM_LINKS = 40;

/** What is wrong with a link: each has a sentence of its own (Spec B §5). */
export type CustomLinkFlaw = 'incomplete' | 'not-a-link' | 'name-too-long' | 'icon-too-long';

/** Undefined where nothing is wrong. */
export function findLinkFlaw({ name, url, icon }: CustomLink): CustomLinkFlaw | undefined {
  if (name.trim() === '' || url.trim() === '') return 'incomplete';
  if (toCardLink(url) === undefined) return 'not-a-link';
  if (name.trim().length > MAX_NAME_LENGTH) return 'name-too-long';
  return isLinkIcon(icon) ? undefined : 'icon-too-long';
}

/** Spec B §5: at most two characters, as people count them. `👩‍👩‍👧‍👦` is one, and `🇩🇪` too. */
export function isLinkIcon(icon: string): boolean {
  const text = icon.trim();
  return text.length <= MAX_ICON_LENGTH && countCharacters(text) <= MAX_ICON_CHARACTERS;
}

/**
 * As it is kept: without spaces around it, its address with a scheme, its icon the default where none was
 * chosen. The link has no flaw.
 */
export function toKeptLink({ name, url, icon }: CustomLink): CustomLink {
  return {
    name: name.trim(),
    url: toCardLink(url) ?? url.trim(),
    icon: icon.trim() || DEFAULT_LINK_ICON,
  };
}
