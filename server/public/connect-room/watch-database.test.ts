import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { watchDatabase } from './watch-database.ts';

const away = () => Promise.reject(new DatabaseUnavailable(new Error('connection refused')));

let heard: boolean[] = [];
let database: ReturnType<typeof watchDatabase>;
const ask = (answer: () => Promise<unknown>) => database.watch(answer()).catch(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  database = watchDatabase({ awayMs: 3_000, onChange: (isAway) => heard.push(isAway) });
});

afterEach(() => vi.useRealTimers());

test('22. a database that refuses for three seconds is away, until it answers', async () => {
  await ask(away);
  await vi.advanceTimersByTimeAsync(2_000);
  await ask(away);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([heard, database.isAway()]).toEqual([[true], true]);
  await ask(async () => 'a row');
  expect([heard, database.isAway()]).toEqual([[true, false], false]);
});

test('22. one that takes a question and says nothing is away as well', async () => {
  const answer = Promise.withResolvers<string>();
  const asked = ask(() => answer.promise);
  await vi.advanceTimersByTimeAsync(3_000);
  answer.resolve('at last');
  await asked;
  expect(heard).toEqual([true, false]);
});

test.each([
  ['an answer', async () => 'a row'],
  ['what is no outage', () => Promise.reject(new Error('syntax error'))],
])('22. a connection that broke is none after %s', async (_, next) => {
  await ask(away);
  await ask(next);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
});

test('22. nobody waits for it any more: nothing is said', async () => {
  await ask(away);
  database.forget();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
});
