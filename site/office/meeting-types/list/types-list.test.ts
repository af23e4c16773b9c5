import { expect, test } from 'vitest';
import { readAddress, writeAddress } from '#shared/react/list/list-address.ts';
import { typesList } from './types-list.ts';

const shelf = '7e57ab1e-0000-4000-8000-000000000000';

test('20.4 an address says which meeting types are shown, and is written as it was read', () => {
  const texts = { view: 'all', page: '2', search: 'intro', state: 'archived', shelf };
  const query = readAddress(typesList.address, texts);
  expect(query).toMatchObject({ ...texts, page: 2 });
  expect(writeAddress(typesList.address, query)).toEqual(texts);
});
