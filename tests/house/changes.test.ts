import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { createClient } from '#shared/api/client.ts';
import { explainError } from '#shared/errors/explain.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { openCallPlace } from '#shared/react/api/call-place.ts';
import { createApi } from '#shared/react/api/create-api.ts';
import { useCall } from '#shared/react/api/use-call.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('{shared,site,extension}/**/*.{ts,tsx}', { cwd: project })
  .map((file) => file.split('\\').join('/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(project, file), 'utf8') }));

type Way = 'door' | 'hand';
type Change = readonly [method: string, path: string, way: Way];

/** Every change of pages, office and extension, as their code names it. */
function listChanges(): Change[] {
  const found = sources.flatMap(({ code }) => [
    ...[...code.matchAll(/useChange\(\s*'(\w+)',\s*'([^']+)'/g)].map(toChange('door')),
    ...[...code.matchAll(/\.(POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(toChange('hand')),
  ]);
  return [...new Map(found.map((each) => [each.join(' '), each])).values()];
}

const toChange =
  (way: Way) =>
  ([, method = '', path = '']: RegExpMatchArray): Change => [method.toUpperCase(), path, way];

const changes = listChanges();

const textsOf = (name: string) =>
  JSON.parse(readFileSync(join(project, `locales/en/${name}.json`), 'utf8'));

beforeAll(() => textsStore.speak('en', { common: textsOf('common'), errors: textsOf('errors') }));

/** Stands for the line to the server: what it was given, and whether it is cut. */
function aLine() {
  const sent: string[] = [];
  const line = { isCut: false, sent };
  const client = createClient({
    origin: 'https://kalends.test',
    fetch: async (request) => {
      if (line.isCut) throw new TypeError('Failed to fetch');
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return Response.json({});
    },
  });
  const cut = (isCut: boolean) => {
    line.isCut = isCut;
    vi.stubGlobal('navigator', { onLine: !isCut });
    onlineManager.setOnline(!isCut);
  };
  return { client, cut, sent };
}

/** What a hook gives to a component below a cache of server state. */
function heldBy<Held>(useHook: () => Held, queries = new QueryClient()): Held {
  let held: Held | undefined;
  const Holder = () => {
    held = useHook();
    return null;
  };
  const children = createElement(Holder);
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queries, children }));
  if (held === undefined) throw new Error('The hook gave nothing');
  return held;
}

/** A body and parameters that a path is filled with. */
const asked = {
  params: { path: new Proxy({}, { get: () => 'x', has: () => true }), query: {} },
  body: {},
};

/** The change, by the door or by hand, its types apart: the path comes from the code. */
function toCall(client: ReturnType<typeof aLine>['client'], [method, path, way]: Change) {
  if (way === 'hand') {
    const call: unknown = Reflect.get(client, method);
    if (typeof call !== 'function') throw new Error(`No ${method}`);
    return async () => call(path, asked);
  }
  const { useChange } = createApi(client);
  const change = Reflect.apply(useChange, undefined, [method.toLowerCase(), path]);
  return () => change.mutateAsync(asked);
}

/** Longer than anything waits that has not been refused. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

it('19.10 the list has every change: those of the office alone are many', () => {
  expect(changes.filter(([, , way]) => way === 'door').length).toBeGreaterThan(60);
  expect(changes.filter(([, , way]) => way === 'hand').length).toBeGreaterThan(20);
});

describe('19.10 a change without a line is refused at once, and does not leave later', () => {
  test.each(changes)('%s %s by %s', async (...change) => {
    const { client, cut, sent } = aLine();
    const call = heldBy(() => toCall(client, change));
    cut(true);
    const refused = await Promise.race([call().catch((error: unknown) => error), settle()]);
    expect(explainError(refused).textKey).toBe('offline');
    cut(false);
    await settle();
    expect(sent).toEqual([]);
    await call();
    expect(sent).toHaveLength(1);
  });
});

it('19.10 a change by several calls is refused likewise', async () => {
  const { client, cut, sent } = aLine();
  const leave = heldBy(() => useCall(() => client.POST('/auth/sign-out')));
  cut(true);
  const refused = await Promise.race([leave.mutateAsync().catch((e: unknown) => e), settle()]);
  expect(explainError(refused).textKey).toBe('offline');
  cut(false);
  await settle();
  expect(sent).toEqual([]);
});

it('19.10 what is under way ends with the dialog that it was begun in, and is asked for again', async () => {
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const client = createClient({
    origin: 'https://kalends.test',
    fetch: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const onError = vi.fn();
  const { useChange } = createApi(client);
  const change = heldBy(
    () => useChange('post', '/booking/cancel/{appointmentId}', { onError }),
    queries,
  );
  const close = openCallPlace();
  const called = change.mutateAsync({ params: { path: { appointmentId: 'a' } }, body: {} });
  const ended = called.catch((error: unknown) => error);
  await settle();
  expect(invalidate).not.toHaveBeenCalled();
  close();
  expect(explainError(await ended).textKey).toBe('called-off');
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});

it('19.10 a failure on the way is not called offline: it may have arrived', async () => {
  const { client, cut } = aLine();
  const called = client.POST('/auth/sign-out').catch((error: unknown) => error);
  expect(await called).toMatchObject({ data: {} });
  const late = createClient({
    origin: 'https://kalends.test',
    fetch: async () => {
      cut(true);
      throw new TypeError('Failed to fetch');
    },
  });
  const failed = await late.POST('/auth/sign-out').catch((error: unknown) => error);
  expect(explainError(failed).textKey).toBe('network');
});

describe('19.10 changes have one door: useChange and useCall', () => {
  const DOOR = /^shared\/react\/api\//;

  it('nothing else asks TanStack for a mutation, or says how it waits', () => {
    const others = sources.filter(
      ({ file, code }) =>
        !DOOR.test(file) && /\buseMutation\b|\bMutationObserver\b(?=.*query)/.test(code),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });
});
