import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { countryZones } from './country-zones.ts';
import { countriesByZone } from './list-zones.ts';
import { simplify } from './simplify.ts';
import { zoneCities } from './zone-cities.ts';

/** A name that a zone can be found by. */
export interface Naming {
  readonly name: string;
  /** As it is compared. */
  readonly simple: string;
  readonly of: 'zone' | 'city' | 'country';
}

/** What people say beside the names of `Intl.DisplayNames`. */
const SPOKEN_COUNTRIES: Readonly<Record<string, string>> = {
  US: 'USA,US,America,Amerika,EE. UU.,EEUU,VS,Stati Uniti d’America',
  GB: 'UK,England,Great Britain,Großbritannien,Scotland,Wales,Engeland,Angleterre,Inghilterra,Inglaterra,Anglia,Storbritannien',
  NL: 'Holland,Hollande,Olanda,Holanda',
  AE: 'UAE,Emirates,Emirate,Émirats,VAE,EAU',
  CZ: 'Czech Republic,Tschechische Republik,Tsjechische Republiek',
  KR: 'Korea',
  CH: 'Swiss',
};

/** Below all that have a rank. */
const UNKNOWN_PLACE = 1000;
const KNOWN_CITY = 10;

const namings = new Map<string, readonly Naming[]>();
let countries: ReadonlyMap<string, readonly string[]> | undefined;

/** All that a zone is called, in every language: itself, its cities, its countries. */
export function namingsOf(timeZone: string): readonly Naming[] {
  const known = namings.get(timeZone);
  if (known) return known;
  countries ??= countriesInAllLanguages();
  const label = toZoneLabel(timeZone);
  const made = [
    ...[label, label.split('/').at(-1) ?? label].map((name) => toNaming(name, 'zone')),
    ...(zoneCities.get(timeZone) ?? []).flat().flatMap((name) => spellings(name, 'city')),
    ...(countries.get(timeZone) ?? []).flatMap((name) => spellings(name, 'country')),
  ];
  namings.set(timeZone, made);
  return made;
}

/** The lower, the more people mean it: a country's first zone before one that few have heard of. */
export function prominenceOf(timeZone: string): number {
  const places = [...countryZones.values()].map((zones) => zones.indexOf(timeZone));
  const place = places.find((at) => at >= 0) ?? UNKNOWN_PLACE;
  const cities = zoneCities.get(timeZone)?.length ?? 0;
  return place + (cities > 0 ? -Math.min(cities, KNOWN_CITY) : KNOWN_CITY);
}

function countriesInAllLanguages(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const add = (timeZone: string, names: readonly string[]) =>
    all.set(timeZone, [...new Set([...(all.get(timeZone) ?? []), ...names])]);
  for (const language of LANGUAGES) {
    for (const [timeZone, names] of countriesByZone(language)) add(timeZone, names);
  }
  for (const [code, names] of Object.entries(SPOKEN_COUNTRIES)) {
    for (const timeZone of countryZones.get(code) ?? []) add(timeZone, names.split(','));
  }
  return all;
}

/** As it is written, and as it is typed where keys have no umlauts: `München`, `Muenchen`. */
function spellings(name: string, of: Naming['of']): Naming[] {
  const typed = name.replace(/[äöüå]/gi, (letter) => TYPED[letter.toLowerCase()] ?? letter);
  return [...new Set([name, typed])].map((each) => ({ ...toNaming(each, of), name }));
}

const TYPED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };

function toNaming(name: string, of: Naming['of']): Naming {
  return { name, simple: simplify(name), of };
}
