import { expect, it } from 'vitest';
import { checkConnection } from './check-connection.ts';

const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const replies = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));
/** A server whose replies no other origin may read: the browser gives them without content. */
const unreadable = (_: unknown, init?: RequestInit) =>
  init?.mode === 'no-cors' ? replies('') : refused();

it.each([
  ['Kalends', () => replies('{"status":"ok","product":"kalends","extension":2}'), 'connected'],
  [
    'Kalends of a later time',
    () => replies('{"status":"ok","product":"kalends","extension":3}'),
    'connected',
  ],
  [
    'Kalends before cards were edited here',
    () => replies('{"status":"ok","product":"kalends","extension":1}'),
    'older',
  ],
  [
    'Kalends before there was an extension',
    () => replies('{"status":"ok","product":"kalends"}'),
    'older',
  ],
  ['another product that is well', () => replies('{"status":"ok"}'), 'stranger'],
  ['a page', () => replies('<!doctype html>'), 'stranger'],
  ['no such path', () => replies('Not found', 404), 'stranger'],
  ['null', () => replies('null'), 'stranger'],
  ['what may not be read', unreadable, 'stranger'],
  ['nothing', refused, 'silent'],
] as const)('%s is recognised', async (_, fetch, connection) => {
  const world = { fetch, isOnline: () => true };
  expect(await checkConnection('https://kalends.example.com', world)).toBe(connection);
});

it('a device without a network is offline, unless its own server answers', async () => {
  const isOnline = () => false;
  expect(await checkConnection('http://localhost:4321', { fetch: refused, isOnline })).toBe(
    'offline',
  );
  const fetch = () => replies('{"status":"ok","product":"kalends","extension":2}');
  expect(await checkConnection('http://localhost:4321', { fetch, isOnline })).toBe('connected');
});
