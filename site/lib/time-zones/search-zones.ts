/** A zone as the picker lists it. */
export interface ListedZone {
  readonly timeZone: string;
  /** `Europe/Berlin` as people read it: `Europe/Berlin`, `America/New York`. */
  readonly name: string;
  /** Its offset on the day in question: `GMT+2`. */
  readonly offset: string;
  /** In the reader's language; the most zones have one. */
  readonly countries: readonly string[];
  /** Cities that do not give the zone its name, each with all its names. */
  readonly cities: readonly (readonly string[])[];
  /** `CET CEST MEZ MESZ` */
  readonly abbreviations: string;
}

/** A zone that was found, and the place that the visitor may have meant. */
export interface FoundZone {
  readonly zone: ListedZone;
  /** `Munich, Germany`; empty for a zone of no country. */
  readonly place: string;
}

/**
 * The zones that hold every word of the query in their name, offset, country, cities or
 * abbreviations, in any order and case. Those come first where something begins with it.
 */
export function searchZones(zones: readonly ListedZone[], query: string): FoundZone[] {
  const wanted = simplify(query);
  if (!wanted) return zones.map((zone) => ({ zone, place: zone.countries.join(', ') }));
  const words = wanted.split(' ');
  const found = zones.flatMap((zone) => {
    const texts = textsOf(zone).map(simplify);
    if (!words.every((word) => texts.some((text) => text.includes(word)))) return [];
    const city = zone.cities.flat().find((name) => simplify(name).includes(wanted));
    const place = [city, ...zone.countries].filter(Boolean).join(', ');
    const isFirst = texts.some((text) => text.startsWith(wanted));
    return [{ zone, place, isFirst }];
  });
  return [...found.filter(({ isFirst }) => isFirst), ...found.filter(({ isFirst }) => !isFirst)];
}

function textsOf({ name, offset, countries, cities, abbreviations }: ListedZone): string[] {
  return [
    name,
    name.split('/').at(-1) ?? '',
    offset,
    offset.replace('GMT', 'UTC'),
    ...countries,
    ...cities.flat(),
    ...abbreviations.split(' '),
  ];
}

/** Without case, accents, slashes and underscores: `São_Paulo → sao paulo`. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[\s_/]+/g, ' ')
    .trim();
}
