import { expect, test } from 'vitest';
import { toPolicySentences } from './policy-sentences.ts';

const start = '2030-05-24T13:30:00.000Z';
const nowMs = Date.parse('2030-05-20T00:00:00.000Z');
const none = { enable: false, mode: null, duration: null };
const dayBefore = { enable: true, mode: 'hours', duration: 24 } as const;

test('nothing is said unless enable, mode and duration are all set', () => {
  for (const partial of [
    { ...dayBefore, enable: false },
    { ...dayBefore, mode: null },
    { ...dayBefore, duration: null },
  ]) {
    expect(
      toPolicySentences({ start, cancellationPolicy: partial, reschedulingPolicy: none }, nowMs),
    ).toEqual([]);
  }
});

test('one policy is one sentence about its own action', () => {
  expect(
    toPolicySentences({ start, cancellationPolicy: none, reschedulingPolicy: dayBefore }, nowMs),
  ).toMatchObject([{ action: 'reschedule', mode: 'hours', duration: 24 }]);
});

test('two alike are said together, two that differ apart', () => {
  expect(
    toPolicySentences(
      { start, cancellationPolicy: dayBefore, reschedulingPolicy: dayBefore },
      nowMs,
    ),
  ).toMatchObject([{ action: 'both', mode: 'hours', duration: 24 }]);
  expect(
    toPolicySentences(
      {
        start,
        cancellationPolicy: dayBefore,
        reschedulingPolicy: { ...dayBefore, duration: 48 },
      },
      nowMs,
    ).map(({ action }) => action),
  ).toEqual(['cancel', 'reschedule']);
});

test('8.7 the deadline is a date and a time, and is over after it', () => {
  const untilMs = Date.parse('2030-05-23T13:30:00.000Z');
  const at = (ms: number) =>
    toPolicySentences({ start, cancellationPolicy: dayBefore, reschedulingPolicy: none }, ms);
  expect(at(untilMs)).toMatchObject([{ untilIso: '2030-05-23T13:30:00.000Z', isOver: false }]);
  expect(at(untilMs + 1)).toMatchObject([{ isOver: true }]);
});
