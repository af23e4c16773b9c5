import type { BookingLink } from '../storage/stored-links.ts';

/** As many as an address bar shows below the text. */
const MAX_FOUND = 6;

/** Links whose name or address has every word of `text`; those whose name begins with it come first. */
export function searchLinks(links: readonly BookingLink[], text: string): readonly BookingLink[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [first = ''] = words;
  const begins = ({ name }: BookingLink) => name.toLowerCase().startsWith(first);
  return links
    .filter(({ name, url }) => words.every((word) => `${name} ${url}`.toLowerCase().includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, MAX_FOUND);
}
