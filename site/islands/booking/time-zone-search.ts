/** A zone as the picker lists it. */
export interface ListedZone {
  readonly timeZone: string;
  /** `Europe/Berlin` as people read it: `Europe/Berlin`, `America/New York`. */
  readonly name: string;
  /** Its offset now: `GMT+2`. */
  readonly offset: string;
}

/** The zones that hold every word of the query in their name or offset, in any order and case. */
export function searchZones(zones: readonly ListedZone[], query: string): ListedZone[] {
  const words = simplify(query).split(' ').filter(Boolean);
  return zones.filter(({ name, offset }) => {
    const text = simplify(`${name} ${offset} ${offset.replace('GMT', 'UTC')}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without case, accents, slashes and underscores: `São_Paulo → sao paulo`. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_/]+/g, ' ')
    .trim();
}
