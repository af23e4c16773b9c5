import { expect, it } from 'vitest';
import { capitalized, toTitleState } from './to-page-title.ts';

const booked = {
  start: '2030-05-24T13:30:00.000Z',
  end: '2030-05-24T14:00:00.000Z',
  state: 'booked',
} as const;
const moved = { fromIso: booked.start, at: booked.start, by: 'host', byName: null } as const;
const dayBefore = Date.parse('2030-05-23T13:30:00Z');

it('says the state, and that it moved', () => {
  expect(toTitleState(booked, dayBefore)).toBe('booked');
  expect(toTitleState({ ...booked, moved }, dayBefore)).toBe('moved');
  expect(toTitleState({ ...booked, moved, state: 'cancelled' }, dayBefore)).toBe('cancelled');
});

it('counts down in the last hour and says when it is under way', () => {
  for (const time of ['12:30', '13:15', '13:45']) {
    const nowMs = Date.parse(`2030-05-24T${time}:00Z`);
    expect(toTitleState({ ...booked, moved }, nowMs)).toBe('time-left');
    expect(toTitleState({ ...booked, state: 'past' }, nowMs)).toBe('past');
  }
});

it('begins a title with a capital', () => {
  expect(capitalized('in 12 minutes', 'en')).toBe('In 12 minutes');
  expect(capitalized('om 12 minuter', 'sv')).toBe('Om 12 minuter');
  expect(capitalized('', 'en')).toBe('');
});
