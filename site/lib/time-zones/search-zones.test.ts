import { describe, expect, it } from 'vitest';
import { searchZones } from './search-zones.ts';

const plain = { countries: [], cities: [], abbreviations: '' };
const zones = [
  { ...plain, timeZone: 'America/New_York', name: 'America/New York', offset: 'GMT-5' },
  { ...plain, timeZone: 'Asia/Kolkata', name: 'Asia/Kolkata', offset: 'GMT+5:30' },
  { ...plain, timeZone: 'Europe/Berlin', name: 'Europe/Berlin', offset: 'GMT+1' },
];
const found = (query: string) => searchZones(zones, query).map(({ zone }) => zone.timeZone);

describe('searchZones', () => {
  it('finds a city in any case, with blanks or underscores', () => {
    expect(found('new york')).toEqual(['America/New_York']);
    expect(found('NEW_YORK')).toEqual(['America/New_York']);
  });

  it('finds words in any order, and accents as their letters', () => {
    expect(found('bérlin europe')).toEqual(['Europe/Berlin']);
  });

  it('finds offsets as GMT or UTC', () => {
    expect(found('gmt+5:30')).toEqual(['Asia/Kolkata']);
    expect(found('utc-5')).toEqual(['America/New_York']);
  });

  it('lists all for an empty query and none for nonsense', () => {
    expect(found(' ')).toHaveLength(3);
    expect(found('atlantis')).toEqual([]);
  });
});
