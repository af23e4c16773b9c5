import { createMemoryHistory } from '@tanstack/history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type FoundScreen } from './create-router.ts';

const Day = () => null;
const People = () => null;
const Person = () => null;

let arrivals: Map<string, PromiseWithResolvers<() => null>>;

beforeEach(() => {
  vi.useFakeTimers();
  arrivals = new Map();
});
afterEach(() => vi.useRealTimers());

/** Screens that come once they are let come. */
function find(pathname: string): FoundScreen | undefined {
  const [, id = '', person] = pathname.split('/');
  if (!['day', 'people', 'person'].includes(id)) return undefined;
  return {
    id,
    params: person === undefined ? {} : { person },
    load: () => {
      const arrival = Promise.withResolvers<() => null>();
      arrivals.set(id, arrival);
      return arrival.promise;
    },
  };
}

async function come(id: string, Content: () => null): Promise<void> {
  arrivals.get(id)?.resolve(Content);
  await vi.advanceTimersByTimeAsync(0);
}

async function openAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ history, find });
  const first = router.load();
  await come('day', Day);
  await first;
  return router;
}

test('the screen before stays until the next has come, or has not for a while', async () => {
  const router = await openAt('/day');
  router.navigate({ to: '/people', search: { page: 2 } });
  expect(router.getState()).toMatchObject({
    place: { pathname: '/day' },
    wanted: { pathname: '/people' },
    shown: { Content: Day },
  });
  await vi.advanceTimersByTimeAsync(199);
  expect(router.getState().shown).toMatchObject({ Content: Day });
  await vi.advanceTimersByTimeAsync(1);
  expect(router.getState()).toMatchObject({
    place: { pathname: '/people' },
    shown: { is: 'pending' },
  });
  await come('people', People);
  expect(router.getState()).toMatchObject({
    place: { pathname: '/people', search: { page: '2' } },
    shown: { Content: People },
  });
});

test('what comes late for an earlier address is not shown', async () => {
  const router = await openAt('/day');
  router.navigate({ to: '/people' });
  router.navigate({ to: '/person/ada' });
  await come('person', Person);
  await come('people', People);
  await vi.advanceTimersByTimeAsync(1000);
  expect(router.getState()).toMatchObject({
    place: { pathname: '/person/ada' },
    params: { person: 'ada' },
    shown: { Content: Person },
  });
});

test('a screen that has come is shown at once, whatever its address says', async () => {
  const router = await openAt('/day');
  router.navigate({ to: '.', search: { date: '2030-01-08' } });
  expect(router.getState()).toMatchObject({
    place: { search: { date: '2030-01-08' } },
    arrival: { how: 'on', isOtherPath: false },
  });
  router.navigate({ to: '.', search: (now) => ({ ...now, view: 'week' }), resetScroll: false });
  expect(router.getState()).toMatchObject({
    place: { search: { date: '2030-01-08', view: 'week' } },
    arrival: { how: 'again' },
  });
});

test('one that did not come says so, and comes when it is asked for again', async () => {
  const router = await openAt('/day');
  router.navigate({ to: '/people' });
  arrivals.get('people')?.reject(new Error('No line'));
  await vi.advanceTimersByTimeAsync(0);
  expect(router.getState().shown).toEqual({ is: 'failed', error: new Error('No line') });
  const again = router.load();
  await come('people', People);
  await again;
  expect(router.getState().shown).toMatchObject({ Content: People });
});

test('an address without a screen is told as one', async () => {
  const router = await openAt('/day');
  router.navigate({ to: '/nowhere' });
  expect(router.getState().shown).toEqual({ is: 'missing' });
});

test('a link to where one is makes no second entry', async () => {
  const router = await openAt('/day');
  router.navigate({ to: '/day' });
  expect(router.history.length).toBe(1);
  router.navigate({ to: '/day', search: { view: 'week' } });
  expect(router.history.length).toBe(2);
});
