import { expect, test } from 'vitest';
import { FIELD_NAMES, fieldBounds, namesOf, SECTION_IDS } from './fields.ts';
import { newMeetingType } from './new-meeting-type.ts';

test('a field has one row, in one section', () => {
  expect(SECTION_IDS.flatMap((id) => namesOf(id) as string[])).toEqual(FIELD_NAMES);
});

test('what a new meeting type begins with is its own, and all but its name within its bounds', () => {
  const plain = newMeetingType(['7d3f0d0e-5b1c-4c59-9a0e-0d6c7a4b1f10']);
  plain.locations.push('Library');
  expect(newMeetingType([]).locations).toEqual([]);
  const unread = FIELD_NAMES.filter((name) => !fieldBounds[name].safeParse(plain[name]).success);
  expect(unread).toEqual(['name', 'slug']);
});
