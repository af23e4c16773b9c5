import { expect, test } from 'vitest';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { officeRoutes } from '#shared/routes/office.ts';
import { entryAt, groupsFor, SCREEN_GROUPS, screens, screensFor } from './screens.ts';

const member = { role: 'member', adminOfTeamIds: [] } as const;

test('a screen of the company has a right that members lack', () => {
  const ofCompany = officeRoutes.filter(({ audience }) => audience === 'admin');
  expect(ofCompany.filter(({ id }) => reachOf(member, screens[id].right))).toEqual([]);
});

test('everybody is led to what they may see, and to nothing else', () => {
  const owner = { role: 'owner', adminOfTeamIds: [] } as const;
  expect(screensFor(owner).map(({ id }) => id)).toContain('admin-emails');
  expect(screensFor(member).map(({ id }) => id)).not.toContain('admin-emails');
});

test('the side bar has five groups at most, of six screens each: what else there is the palette finds', () => {
  const owner = { role: 'owner', adminOfTeamIds: [] } as const;
  expect(SCREEN_GROUPS.length).toBeLessThanOrEqual(5);
  expect(groupsFor(owner).filter((group) => group.screens.length > 6)).toEqual([]);
});

test.each([
  ['/appointments/1', 'appointments'],
  ['/new', 'meeting-types'],
  ['/admin/failed-effects', 'admin-dashboard'],
  ['/profile', 'profile'],
  ['/nowhere/at/all', undefined],
])('who is at %s is shown at %s', (path, id) => {
  expect(entryAt(path)?.id).toBe(id);
});

test('a screen that the bar does not show is shown under one that it does', () => {
  const seen = groupsFor({ role: 'owner', adminOfTeamIds: [] }).flatMap((group) => group.screens);
  const entries = officeRoutes.map(({ pattern }) => entryAt(pattern));
  const lost = entries.filter(
    (entry) => entry?.group !== 'account' && !seen.some(({ id }) => id === entry?.id),
  );
  expect(lost).toEqual([]);
});
