import { expect, test } from 'vitest';
import { findClash } from './find-clash.ts';

const taken = (id: string, hostId: string, takenFrom: number, takenUntil: number) => ({
  ...{ id, hostId, takenFrom, takenUntil },
});
const others = [taken('late', 'ada', 90, 120), taken('early', 'ada', 40, 60)];

test.each([
  ['what is free', { takenFrom: 60, takenUntil: 90 }, undefined],
  ['the first of several', { takenFrom: 50, takenUntil: 100 }, 'early'],
  ['a minute too long', { takenFrom: 60, takenUntil: 91 }, 'late'],
])('%s', (_, wish, expected) => {
  const asked = { id: 'moved', hostIds: ['ada'], ...wish };
  expect(findClash(asked, others)?.id).toBe(expected);
});

test('neither its own time nor that of others is in its way', () => {
  const wish = { id: 'early', hostIds: ['ada', 'mia'], takenFrom: 45, takenUntil: 65 };
  expect(findClash(wish, others)).toBeUndefined();
  expect(findClash({ ...wish, hostIds: ['mia'], takenUntil: 200 }, others)).toBeUndefined();
});
