import { describe, expect, test } from 'vitest';
import { AddressNotAllowed } from '#server/platform/kernel/fetch-outside.ts';
import { nextRequest } from './next-request.ts';

const asked = (method: string, url = 'https://dav.example.com/a/b') => ({
  url: new URL(url),
  method,
  headers: new Headers({ authorization: 'Basic c2VjcmV0', 'content-type': 'text/xml', depth: '1' }),
  body: method === 'GET' ? null : new TextEncoder().encode('<a/>'),
});
const answer = (status: number, location?: string) => ({
  status,
  headers: new Headers(location === undefined ? {} : { location }),
});

test.each([
  [200, '/elsewhere'],
  [304, '/elsewhere'],
  [302, undefined],
])('%s with location %s is no redirect', (status, location) => {
  expect(nextRequest(asked('GET'), answer(status, location))).toBeUndefined();
});

describe('the Fetch standard', () => {
  test.each([
    ['POST', 301, 'GET'],
    ['POST', 302, 'GET'],
    ['POST', 303, 'GET'],
    ['PUT', 303, 'GET'],
    ['REPORT', 303, 'GET'],
    ['PUT', 301, 'PUT'],
    ['PROPFIND', 302, 'PROPFIND'],
    ['POST', 307, 'POST'],
    ['REPORT', 308, 'REPORT'],
  ])('leads on from %s and %i to %s', (method, status, becomes) => {
    const next = nextRequest(asked(method), answer(status, '../c'));
    expect(next?.url.href).toBe('https://dav.example.com/c');
    expect(next?.method).toBe(becomes);
    const isKept = becomes !== 'GET';
    expect(next?.body !== null).toBe(isKept);
    expect(next?.headers.has('content-type')).toBe(isKept);
    expect(next?.headers.get('depth')).toBe('1');
  });

  test('a HEAD stays one', () => {
    expect(nextRequest({ ...asked('HEAD'), body: null }, answer(303, '/'))?.method).toBe('HEAD');
  });
});

test.each([
  ['https://dav.example.com/c', true],
  ['https://dav.example.com:443/c', true],
  ['https://dav.example.com:8443/c', false],
  ['https://caldav.example.com/', false],
  ['//dav.example.org/', false],
])('credentials go along to %s: %s', (location, goAlong) => {
  const next = nextRequest(asked('PROPFIND'), answer(307, location));
  expect(next?.headers.has('authorization')).toBe(goAlong);
});

test('they do not from http to https, which is another origin', () => {
  const next = nextRequest(
    asked('GET', 'http://dav.example.com/'),
    answer(301, 'https://dav.example.com/'),
  );
  expect(next?.url.protocol).toBe('https:');
  expect(next?.headers.has('authorization')).toBe(false);
});

test.each(['http://dav.example.com/c', 'ftp://dav.example.com/', 'https://a:b@dav.example.com/'])(
  'no way leads from https to %s',
  (location) => {
    expect(() => nextRequest(asked('GET'), answer(302, location))).toThrow(AddressNotAllowed);
  },
);
