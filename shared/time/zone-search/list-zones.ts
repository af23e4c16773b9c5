import { toModernZone, toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import { listTimeZones, offsetLabel } from '#shared/time/format.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';
import { countryZones } from './country-zones.ts';

const HALF_A_YEAR_MINUTES = 182 * 24 * 60;

/** A zone as the picker lists it. */
export interface ListedZone {
  readonly timeZone: string;
  /** `Europe/Berlin` as people read it: `Europe/Berlin`, `America/New York`. */
  readonly name: string;
  /** Its offset on the day in question: `GMT+2`. */
  readonly offset: string;
  /** In minutes: on that day, and half a year later. */
  readonly offsets: readonly [number, number];
  /** In the reader's language; most zones have one. */
  readonly countries: readonly string[];
}

/**
 * Every zone as the picker lists it, in the reader's language, with its offset at a minute. The
 * selected zone, if there is one, stands first, the others in alphabetical order.
 */
export function listZones(minute: number, selected: string, language: Language): ListedZone[] {
  const countries = countriesByZone(language);
  const first = selected === '' ? [] : [selected];
  const names = new Set([...first, ...listTimeZones().map(toModernZone).sort()]);
  return [...names].map((timeZone) => ({
    timeZone,
    name: toZoneLabel(timeZone),
    offset: offsetLabel(minute, timeZone),
    offsets: [
      probeOffsetMinutes(timeZone, minute),
      probeOffsetMinutes(timeZone, minute + HALF_A_YEAR_MINUTES),
    ],
    countries: countries.get(timeZone) ?? [],
  }));
}

/** The names of each zone's countries in a language. */
export function countriesByZone(language: Language): Map<string, string[]> {
  const names = new Intl.DisplayNames(toLocale(language), { type: 'region', fallback: 'none' });
  const byZone = new Map<string, string[]>();
  for (const [code, zones] of countryZones) {
    const name = names.of(code);
    if (!name) continue;
    for (const timeZone of zones) byZone.set(timeZone, [...(byZone.get(timeZone) ?? []), name]);
  }
  return byZone;
}
