import { expect, test } from 'vitest';
import { newMeetingType } from '#shared/domain/meeting-type/new-meeting-type.ts';
import { SECTION_IDS, sections } from './sections.ts';

test('every field of a meeting type is in one section', () => {
  const placed = Object.values<readonly string[]>(sections).flat();
  expect(placed.toSorted()).toEqual(Object.keys(newMeetingType([])).sort());
  expect([...SECTION_IDS].sort()).toEqual(Object.keys(sections).sort());
});
