import { expect, test } from 'vitest';
import { closedAs } from './closed-as.ts';

const nowMs = Date.parse('2030-01-07T08:00:00Z');
const open = { isArchived: false, enabled: true, publishFrom: null };

test.each([
  [{}, undefined],
  [{ enabled: false }, 'unpublished'],
  [{ publishFrom: '2030-01-07T09:00:00Z' }, 'pending'],
  [{ publishFrom: '2030-01-07T08:00:00Z' }, undefined],
  [{ enabled: false, publishFrom: '2030-01-07T09:00:00Z' }, 'unpublished'],
  [{ isArchived: true, enabled: false }, 'archived'],
])('9. a meeting type that is %j is closed as %s', (change, expected) => {
  expect(closedAs({ ...open, ...change }, nowMs)).toBe(expected);
});
