import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import { explainError } from '#shared/errors/explain.ts';
import { OFFLINE_MS, STALLED_MS, sendPatiently, UNANSWERED_MS } from './send-patiently.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A picture on a line that does what the test says. */
function begin() {
  const line = new EventTarget();
  const reply = Promise.withResolvers<string>();
  const shares: number[] = [];
  let watch: Required<SentWatch> | undefined;
  const send = (given: Required<SentWatch>) => {
    watch = given;
    return reply.promise;
  };
  const ended = sendPatiently(send, { line, onSent: (share) => shares.push(share) }).catch(
    (error: unknown) => error,
  );
  return {
    ...{ ended, shares, reply },
    move: (share: number) => watch?.onSent?.(share),
    isCalledOff: () => watch?.signal.aborted,
    goOffline: () => line.dispatchEvent(new Event('offline')),
  };
}

test('what keeps moving may take as long as it does', async () => {
  const { ended, move, isCalledOff, reply, shares } = begin();
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    move(share);
    vi.advanceTimersByTime(STALLED_MS - 1);
  }
  expect(isCalledOff()).toBe(false);
  reply.resolve('kept');
  expect(await ended).toBe('kept');
  expect(shares).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  vi.advanceTimersByTime(UNANSWERED_MS);
  expect(isCalledOff()).toBe(false);
});

test('what has stopped on its way is called off, and told as a line that is lost', async () => {
  const { ended, move, isCalledOff } = begin();
  move(0.4);
  vi.advanceTimersByTime(STALLED_MS - 1);
  // The same once more is no movement.
  move(0.4);
  expect(isCalledOff()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isCalledOff()).toBe(true);
  expect(explainError(await ended).textKey).toBe('network');
});

test('a server has longer for what it has whole, and not for ever', async () => {
  const { ended, move, isCalledOff } = begin();
  move(1);
  vi.advanceTimersByTime(UNANSWERED_MS - 1);
  expect(isCalledOff()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(explainError(await ended).textKey).toBe('network');
});

test('where nobody says what moves, all of it has as long', async () => {
  const { ended, isCalledOff } = begin();
  vi.advanceTimersByTime(UNANSWERED_MS - 1);
  expect(isCalledOff()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(explainError(await ended).textKey).toBe('network');
});

test('a browser without a network is believed, unless what is sent moves all the same', async () => {
  const { ended, move, goOffline, isCalledOff } = begin();
  move(0.1);
  goOffline();
  vi.advanceTimersByTime(OFFLINE_MS - 1);
  move(0.2);
  vi.advanceTimersByTime(OFFLINE_MS);
  expect(isCalledOff()).toBe(false);
  goOffline();
  vi.advanceTimersByTime(OFFLINE_MS);
  expect(explainError(await ended).textKey).toBe('network');
});
