import { parseHref } from '@tanstack/history';
import { expect, test } from 'vitest';
import { isAt, toHref, toPlace } from './place.ts';

const at = (href: string) => toPlace(parseHref(href, undefined));

test('an address is taken apart, and written again', () => {
  const place = at('/appointments?page=2&search=a%20b#move');
  expect(place).toEqual({
    pathname: '/appointments',
    search: { page: '2', search: 'a b' },
    hash: 'move',
  });
  expect(toHref({ to: '.', search: place.search, hash: place.hash }, place)).toBe(
    '/appointments?page=2&search=a+b#move',
  );
});

test.each([
  [{ to: '/calendar' }, '/calendar'],
  [{ to: '.' }, '/appointments'],
  [{ to: '.', search: { page: 3, view: undefined } }, '/appointments?page=3'],
  [{ to: '.', search: (now: object) => ({ ...now, page: undefined }) }, '/appointments?view=past'],
  [{ to: '/calendar', hash: '' }, '/calendar'],
])('a target leads from an address: %o', (target, href) => {
  expect(toHref(target, at('/appointments?page=2&view=past'))).toBe(href);
});

test.each([
  ['/admin', '/admin', true, true],
  ['/admin/teams', '/admin', true, false],
  ['/administration', '/admin', false, false],
  ['/admin?team=1', '/admin', true, false],
  ['/admin', '/admin?team=1', false, false],
  ['/admin?team=1&page=2', '/admin?team=1', true, false],
  ['/admin?team=1#top', '/admin?team=1', true, true],
])(
  'somebody at %s is where %s leads: %s, exactly there: %s',
  (here, link, isThere, isExactlyThere) => {
    expect(isAt(at(here), at(link), { isExact: false })).toBe(isThere);
    expect(isAt(at(here), at(link), { isExact: true })).toBe(isExactlyThere);
  },
);
