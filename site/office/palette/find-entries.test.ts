import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';

const entries = [
  { name: 'Out of office', words: 'vacation holiday' },
  ...['E-mails', 'Réservations', 'My booking page'].map((name) => ({ name })),
  { name: 'Holiday pages' },
];

test.each([
  ['', ['Out of office', 'E-mails', 'Réservations', 'My booking page', 'Holiday pages']],
  ['vacation', ['Out of office']],
  ['office vacation', ['Out of office']],
  ['holiday', ['Holiday pages', 'Out of office']],
  ['RESERV', ['Réservations']],
  ['page my', ['My booking page']],
  ['mails page', []],
  ['ma', ['E-mails']],
  ['oo', []],
])('%j finds %j', (typed, names) => {
  expect(findEntries(entries, typed).map(({ name }) => name)).toEqual(names);
});
