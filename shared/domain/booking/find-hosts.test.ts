import { expect, it } from 'vitest';
import { findHosts, pageOfHosts } from './find-hosts.ts';

const hosts = ['Ada Brandt', 'Grace Okafor', 'Linus Rao', 'José Maria Ruiz', 'Gina Bell'].map(
  (name) => {
    const [firstname = '', ...rest] = name.split(' ');
    return { firstname, lastname: rest.join(' ') };
  },
);
const found = (query: string) => findHosts(hosts, query).map(({ firstname }) => firstname);

it('Spec A §2: a name search (first or last name, case-insensitive)', () => {
  expect(found('g')).toEqual(['Grace', 'Gina']);
  expect(found('OKAF')).toEqual(['Grace']);
  expect(found('ada br')).toEqual(['Ada']);
  expect(found('jose m')).toEqual(['José']);
  expect(found('')).toHaveLength(5);
  expect(found('xyz')).toEqual([]);
});

it('8.28 a search finds what stands inside a name', () => {
  expect(found('andt')).toEqual(['Ada']);
});

it('Spec A §2: lists hosts 4 per page', () => {
  expect(pageOfHosts(hosts, 0)).toMatchObject({ page: 0, pages: 2 });
  expect(pageOfHosts(hosts, 0).shown).toHaveLength(4);
  expect(pageOfHosts(hosts, 1).shown).toHaveLength(1);
  expect(pageOfHosts(hosts, 9).page).toBe(1);
  expect(pageOfHosts([], 0)).toEqual({ shown: [], page: 0, pages: 1 });
});
