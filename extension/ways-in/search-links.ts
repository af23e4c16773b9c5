import type { SeenLink } from '#shared/react/panels/seen.ts';

/** As many as an address bar shows below the text. */
const MAX_FOUND = 6;

/** Links whose name or address has every word of `text`; those whose name begins with it come first. */
export function searchLinks(links: readonly SeenLink[], text: string): readonly SeenLink[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [first = ''] = words;
  const begins = ({ name }: SeenLink) => name.toLowerCase().startsWith(first);
  return links
    .filter(({ name, url }) => words.every((word) => `${name} ${url}`.toLowerCase().includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, MAX_FOUND);
}
