import { expect, test } from 'vitest';
import { whyNoChange } from './change-policy.ts';

const start = Date.parse('2030-05-24T13:30:00Z');
const hour = 3_600_000;
const none = { enable: false, mode: null, duration: null };
const twoHours = { enable: true, mode: 'hours', duration: 2 } as const;

test.each([
  ['without a policy until it begins', none, start - 1, undefined],
  ['not once it has begun', none, start, 'begun'],
  ['up to two hours before', twoHours, start - 2 * hour, undefined],
  ['not within two hours', twoHours, start - 2 * hour + 1, 'too-late'],
  ['up to a day before', { ...twoHours, mode: 'days', duration: 1 }, start - 24 * hour, undefined],
  ['not within a day', { ...twoHours, mode: 'days', duration: 1 }, start - 23 * hour, 'too-late'],
  ['whatever a policy says that is off', { ...twoHours, enable: false }, start - 1, undefined],
  ['whatever a policy says without a mode', { ...twoHours, mode: null }, start - 1, undefined],
  [
    'whatever a policy says without a duration',
    { ...twoHours, duration: null },
    start - 1,
    undefined,
  ],
] as const)('an appointment may be changed %s', (_, policy, now, why) => {
  expect(whyNoChange(policy, start, now)).toBe(why);
});
