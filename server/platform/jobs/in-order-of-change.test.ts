import { expect, test } from 'vitest';
import { inOrderOfChange } from './in-order-of-change.ts';

const job = (id: string, ms: number, data: object = {}) => ({ id, createdOn: new Date(ms), data });
const change = (appointmentId: string, sequence: number) => ({
  appointmentId,
  snapshot: { sequence },
});
const idsOf = (jobs: readonly ReturnType<typeof job>[]) =>
  inOrderOfChange(jobs).map(({ id }) => id);

test('19.6 a batch goes as it was made, an appointment in the order of its changes', () => {
  const jobs = [
    job('last', 9),
    job('confirmed', 5, change('one', 1)),
    job('cancelled', 2, change('one', 2)),
    job('other', 3, change('two', 0)),
    job('first', 1),
  ];
  expect(idsOf(jobs)).toEqual(['first', 'confirmed', 'other', 'cancelled', 'last']);
});

test('what says no change stays where it is', () => {
  const jobs = [job('b', 2, { appointmentId: 'one' }), job('a', 1, { appointmentId: 'one' })];
  expect(idsOf(jobs)).toEqual(['a', 'b']);
});
