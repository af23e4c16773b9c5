import { expect, test } from 'vitest';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { officeRoutes } from '#shared/routes/office.ts';
import { screens, screensFor } from './screens.ts';

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
