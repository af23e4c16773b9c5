import { expect, it } from 'vitest';
import { asTimePasses, joinFromMs, nextPhaseMs, toPhase } from './appointment-moments.ts';

const span = { start: '2030-05-24T13:30:00.000Z', end: '2030-05-24T14:00:00.000Z' };
const at = (time: string) => Date.parse(`2030-05-24T${time}Z`);

it.each([
  ['12:29:59', 'to-come', '12:30:00'],
  ['12:30:00', 'soon', '13:20:00'],
  ['13:19:59', 'soon', '13:20:00'],
  ['13:20:00', 'at-the-door', '13:30:00'],
  ['13:30:00', 'under-way', '14:00:00'],
  ['13:59:59', 'under-way', '14:00:00'],
])('at %s it is %s, until %s', (time, phase, until) => {
  expect(toPhase(span, at(time))).toBe(phase);
  expect(nextPhaseMs(span, at(time))).toBe(at(until));
});

it('is over at its end, for good', () => {
  expect(toPhase(span, at('14:00:00'))).toBe('over');
  expect(nextPhaseMs(span, at('14:00:00'))).toBeUndefined();
});

it('can be joined ten minutes before', () => {
  expect(joinFromMs(span)).toBe(at('13:20:00'));
});

it('is past once its end has come, and cannot be changed once it has begun', () => {
  const booked = { ...span, state: 'booked', disableActionButtons: false } as const;
  const seen = (time: string) => asTimePasses(booked, at(time));
  expect(seen('13:29:59')).toBe(booked);
  expect(seen('13:30:00')).toEqual({ ...booked, disableActionButtons: true });
  expect(seen('14:00:00')).toEqual({ ...booked, state: 'past', disableActionButtons: true });
});

it('leaves to the server what became of one that is cancelled or waits', () => {
  const ofState = (state: 'cancelled' | 'awaits-host') =>
    asTimePasses({ ...span, state, disableActionButtons: true }, at('15:00:00')).state;
  expect(ofState('cancelled')).toBe('cancelled');
  expect(ofState('awaits-host')).toBe('awaits-host');
});
