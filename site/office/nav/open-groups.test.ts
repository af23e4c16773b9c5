import { expect, test } from 'vitest';
import { groupsFor, type ScreenGroup } from '../screens.ts';
import { type Folds, foldAnew, toOpenGroups } from './open-groups.ts';

const groups = groupsFor({ role: 'owner', adminOfTeamIds: [] });
const [LAPTOP, TALL] = [15, 40];

const opened = (current: ScreenGroup | undefined, folds: Folds, room = LAPTOP) =>
  toOpenGroups({ groups, current, folds, room });

test('the group of the screen is open, and nothing else', () => {
  expect(opened('company', [])).toEqual(['company']);
});

test('beside what is one’s own, which is in no group, the day’s work is open', () => {
  expect(opened(undefined, [])).toEqual(['work']);
});

test('what was unfolded stays so, also once somebody has gone on to it', () => {
  const folds = foldAnew('company', opened('work', []), []);
  expect(opened('work', folds)).toEqual(['work', 'company']);
  expect(opened('company', folds)).toEqual(['company', 'work']);
});

test('where a third one has no room, the one that was unfolded last takes it', () => {
  const folds = foldAnew('offer', ['work', 'company'], ['company', 'work']);
  expect(opened('work', folds)).toEqual(['work', 'offer']);
  expect(opened('work', folds, TALL)).toEqual(['work', 'offer', 'company']);
});

test('the group of the screen can be folded, and unfolds again', () => {
  const folded = foldAnew('work', ['work'], []);
  expect(opened('work', folded)).toEqual([]);
  const unfolded = foldAnew('work', [], folded);
  expect(opened('work', unfolded)).toEqual(['work']);
  expect(unfolded).toEqual(['work']);
});

test('what a device kept of groups that are gone says nothing', () => {
  expect(opened('work', ['gone', '-other', ''])).toEqual(['work']);
});
