import { expect, test } from 'vitest';
import { toMeetingTypeState } from './meeting-type-state.ts';

const open = { enabled: true, publishFromMs: null, isArchived: false };

test.each([
  ['an enabled one is published', {}, 'published'],
  ['a draft is not', { enabled: false }, 'unpublished'],
  ['until its date it is pending', { publishFromMs: 1001 }, 'pending'],
  ['at its date it is published', { publishFromMs: 1000 }, 'published'],
  ['a draft with a date stays a draft', { enabled: false, publishFromMs: 1001 }, 'unpublished'],
  ['what is archived is that alone', { isArchived: true, publishFromMs: 1001 }, 'archived'],
] as const)('%s', (_, changes, state) => {
  expect(toMeetingTypeState({ ...open, ...changes }, 1000)).toBe(state);
});
