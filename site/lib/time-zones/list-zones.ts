import { toModernZone, toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import { listTimeZones, offsetLabel } from '#shared/time/format.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';
import type { ListedZone } from './search-zones.ts';
import { zoneAbbreviations, zoneCities } from './zone-cities.ts';

const HALF_A_YEAR_MINUTES = 182 * 24 * 60;

/**
 * Every zone as the picker lists it, in the reader's language, with its offset at a minute. The
 * selected zone stands first, the others in alphabetical order.
 */
export function listZones(minute: number, selected: string, language: Language): ListedZone[] {
  const countries = countriesByZone(language);
  const abbreviations = abbreviationsByTime(minute);
  const names = new Set([selected, ...listTimeZones().map(toModernZone).sort()]);
  return [...names].map((timeZone) => ({
    timeZone,
    name: toZoneLabel(timeZone),
    offset: offsetLabel(minute, timeZone),
    countries: countries.get(timeZone) ?? [],
    cities: zoneCities.get(timeZone) ?? [],
    abbreviations: abbreviations.get(timeKeyOf(timeZone, minute)) ?? '',
  }));
}

/** The names of a zone's countries; an engine that does not know them has none. */
function countriesByZone(language: Language): Map<string, string[]> {
  const names = new Intl.DisplayNames(toLocale(language), { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const byZone = new Map<string, string[]>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    if (!name) continue;
    const locale: Intl.Locale & { getTimeZones?: () => readonly string[] | undefined } =
      new Intl.Locale(`und-${code}`);
    for (const zone of locale.getTimeZones?.() ?? []) {
      const timeZone = toModernZone(zone);
      // Codes of countries that are no more are named after those that came after them.
      byZone.set(timeZone, [...new Set([...(byZone.get(timeZone) ?? []), name])]);
    }
  }
  return byZone;
}

function abbreviationsByTime(minute: number): Map<string, string> {
  const all = Object.entries(zoneAbbreviations);
  return new Map(all.map(([zone, texts]) => [timeKeyOf(zone, minute), texts]));
}

/** The same for zones of one continent that keep the same time in summer and in winter. */
function timeKeyOf(timeZone: string, minute: number): string {
  const offsets = [minute, minute + HALF_A_YEAR_MINUTES].map((each) =>
    probeOffsetMinutes(timeZone, each),
  );
  return [timeZone.split('/')[0], ...offsets].join();
}
