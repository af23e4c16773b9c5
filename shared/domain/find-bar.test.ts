import { expect, test } from 'vitest';
import type { AppointmentState } from './appointment-state.ts';
import { findBar } from './find-bar.ts';

const start = '2030-05-24T13:30:00Z';
const startMs = Date.parse(start);
const hour = 3_600_000;
const open = { enable: false, mode: null, duration: null };
const dayBefore = { enable: true, mode: 'days', duration: 1 } as const;

const bars = (state: AppointmentState, beforeMs: number) => {
  const appointment = { start, state, cancellationPolicy: dayBefore, reschedulingPolicy: open };
  return (['cancel', 'reschedule'] as const).map((change) =>
    findBar(appointment, change, startMs - beforeMs),
  );
};

test.each([
  ['nothing while it may be', 'booked', 24 * hour, undefined, undefined],
  ['its own policy', 'booked', hour, { kind: 'fixed', why: 'too-late' }, undefined],
  [
    'that it has begun',
    'booked',
    0,
    { kind: 'fixed', why: 'begun' },
    { kind: 'fixed', why: 'begun' },
  ],
  [
    'of moving, that it is not certain yet',
    'awaits-host',
    48 * hour,
    undefined,
    { kind: 'awaiting', state: 'awaits-host' },
  ],
  [
    'that it is cancelled, before anything else',
    'cancelled',
    0,
    { kind: 'closed', state: 'cancelled' },
    { kind: 'closed', state: 'cancelled' },
  ],
] as const)('keeps from a change: %s', (_, state, beforeMs, cancel, reschedule) => {
  expect(bars(state, beforeMs)).toEqual([cancel, reschedule]);
});
