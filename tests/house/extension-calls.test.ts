import { expect, test } from 'vitest';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { APP_USES } from '#shared/domain/roles/app-uses.ts';
import { isRight } from '#shared/domain/roles/rights.ts';
import {
  callsOf,
  listExtensionCalls,
  loadExtensionModules,
} from '#tests/support/extension-calls.ts';

const endpoints = Object.values<Endpoint>(contract);
const toCall = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`;
const called = listExtensionCalls();

test('19.2 a connected app may call what the extension calls, and nothing else', () => {
  const allowed = endpoints.filter(({ byApp }) => byApp !== undefined).map(toCall);
  const needed = endpoints.filter((each) => isRight(each.right) && called.has(toCall(each)));
  expect(allowed.toSorted()).toEqual(needed.map(toCall).toSorted());
  expect(allowed.length).toBeGreaterThan(5);
});

test('19.2 all that the extension calls is in the contract', () => {
  const known = new Set(endpoints.map(toCall));
  expect([...called].filter((call) => !known.has(call))).toEqual([]);
});

test('19.2 every line of the consent has a call, and no call of an app is for people alone', () => {
  const uses = new Set(endpoints.map(({ byApp }) => byApp));
  expect(APP_USES.filter((use) => !uses.has(use))).toEqual([]);
  const both = endpoints.filter(({ byApp, byToken }) => byApp !== undefined && byToken === false);
  expect(both.map(toCall)).toEqual([]);
});

test('19.1 19.2 the extension asks a server in no other way: by the client, with a path that is written out', () => {
  const written = loadExtensionModules();
  const isFound = (pattern: RegExp) =>
    written.filter(({ source }) => pattern.test(source)).map(({ file }) => file);
  // A bearer is added in one place; who answers at an address is asked in another, with none.
  expect(isFound(/\bBearer\b/)).toEqual(['extension/api.ts']);
  expect(isFound(/\bfetch\(/).toSorted()).toEqual([
    'extension/api.ts',
    'extension/check-connection.ts',
  ]);
  expect(isFound(/XMLHttpRequest|sendBeacon|EventSource|WebSocket/)).toEqual([]);
  expect(isFound(/\.(?:GET|POST|PATCH|PUT|DELETE)\(\s*[^'\s]/)).toEqual([]);
});

test('a call is read however it is written', () => {
  expect(
    callsOf({ source: "client.GET('/a'); api.useQuery('get', '/b'); client.PATCH(\n '/c'" }),
  ).toEqual(['GET /a', 'GET /b', 'PATCH /c']);
});
