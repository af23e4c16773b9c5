import { describe, expect, test } from 'vitest';
import {
  cursorPlace,
  filterBy,
  filterOf,
  idFilter,
  openPart,
  pagePlace,
  searchText,
  viewOf,
} from './address-parts.ts';
import { changeAddress, countFilters, readAddress, usualOf, writeAddress } from './list-address.ts';

const host = '0b1c2d3e-4f50-4617-8283-94a5b6c7d8e9';
const parts = {
  tab: viewOf(['coming', 'past']),
  search: searchText,
  state: filterOf(['open', 'taken']),
  from: filterBy((text) => /^\d{4}-\d{2}-\d{2}$/.test(text)),
  host: idFilter,
  page: pagePlace,
  cursor: cursorPlace,
  mail: openPart,
} as const;
const all = {
  ...{ tab: 'coming', search: '', state: undefined, from: undefined, host: undefined },
  ...{ page: 1, cursor: undefined, mail: undefined },
};

describe('20.4 the address of a list', () => {
  test('without a word shows the first view of all, and needs none for it', () => {
    expect(readAddress(parts, {})).toEqual(all);
    expect(Object.values(writeAddress(parts, readAddress(parts, {}))).filter(Boolean)).toEqual([]);
  });

  test('is read as it was written', () => {
    const texts = {
      ...{ tab: 'past', search: 'maya', state: 'open', from: '2030-01-07', host },
      ...{ page: '3', cursor: `after.17.${host}`, mail: 'x' },
    };
    const query = readAddress(parts, texts);
    expect(query).toEqual({ ...texts, page: 3 });
    expect(writeAddress(parts, query)).toEqual(texts);
  });

  test.each([
    { tab: 'all' },
    { search: '   ' },
    { search: 3 },
    { state: 'lost' },
    { from: 'monday' },
    { host: 'ada' },
    { page: '0' },
    { page: '1.5' },
    { page: 'two' },
    { cursor: '7' },
    { cursor: 7 },
    { mail: '' },
    { unknown: 'x' },
  ])('leaves out what makes no sense: %j', (texts) => {
    expect(readAddress(parts, texts)).toEqual(all);
  });

  test('begins at the first page when it is narrowed or another view is shown, not when one is opened', () => {
    const query = readAddress(parts, { page: '3', cursor: 'before.a' });
    expect(changeAddress(parts, query, { state: 'open' })).toEqual({ ...all, state: 'open' });
    expect(changeAddress(parts, query, { tab: 'past' })).toEqual({ ...all, tab: 'past' });
    expect(changeAddress(parts, query, { mail: 'x' })).toEqual({ ...query, mail: 'x' });
    expect(changeAddress(parts, query, { page: 4 })).toEqual({ ...query, page: 4 });
  });

  test('counts its filters: a view narrows nothing', () => {
    expect(countFilters(parts, readAddress(parts, { tab: 'past', page: '2', mail: 'x' }))).toBe(0);
    expect(countFilters(parts, readAddress(parts, { search: 'a', state: 'open' }))).toBe(2);
    expect(usualOf(parts, 'filter')).toEqual({
      ...{ search: '', state: undefined, from: undefined, host: undefined },
    });
  });
});
