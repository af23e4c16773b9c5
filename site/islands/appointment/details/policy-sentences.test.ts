import { expect, test } from 'vitest';
import { toPolicySentences } from './policy-sentences.ts';

const none = { enable: false, mode: null, duration: null };
const dayBefore = { enable: true, mode: 'hours', duration: 24 } as const;

test('nothing is said unless enable, mode and duration are all set', () => {
  for (const partial of [
    { ...dayBefore, enable: false },
    { ...dayBefore, mode: null },
    { ...dayBefore, duration: null },
  ]) {
    expect(toPolicySentences({ cancellationPolicy: partial, reschedulingPolicy: none })).toEqual(
      [],
    );
  }
});

test('one policy is one sentence about its own action', () => {
  expect(toPolicySentences({ cancellationPolicy: none, reschedulingPolicy: dayBefore })).toEqual([
    { action: 'reschedule', mode: 'hours', duration: 24 },
  ]);
});

test('two alike are said together, two that differ apart', () => {
  expect(
    toPolicySentences({ cancellationPolicy: dayBefore, reschedulingPolicy: dayBefore }),
  ).toEqual([{ action: 'both', mode: 'hours', duration: 24 }]);
  expect(
    toPolicySentences({
      cancellationPolicy: dayBefore,
      reschedulingPolicy: { ...dayBefore, duration: 48 },
    }).map(({ action }) => action),
  ).toEqual(['cancel', 'reschedule']);
});
