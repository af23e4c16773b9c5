/** What a row of the context menu stands for; the browser gives only its id back. */
export const MENU = {
  links: 'links',
  noLinks: 'no-links',
  propose: 'propose',
  lookUp: 'look-up',
} as const;

const LINK = 'link:';

export function toMenuId(linkId: string): string {
  return `${LINK}${linkId}`;
}

/** `link:7 → 7`; undefined for rows that are no links. */
export function toLinkId(menuId: unknown): string | undefined {
  return typeof menuId === 'string' && menuId.startsWith(LINK)
    ? menuId.slice(LINK.length)
    : undefined;
}
