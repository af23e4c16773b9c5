import { expect, test } from 'vitest';
import { findDelegates, type Offer } from './find-delegates.ts';

const offer = (hostId: string, slug: string, changes: Partial<Offer> = {}): Offer => ({
  meetingTypeId: `${hostId}-${slug}`,
  name: slug,
  slug,
  ownerHostId: hostId,
  hostId,
  ...changes,
});
const shared = { meetingTypeId: 'shared', ownerHostId: 'ada' };

test('a colleague counts where they give time to the meeting, or have it under the same address', () => {
  const offers = [
    ...[offer('ada', 'intro'), offer('ada', 'talk'), offer('ada', 'demo', shared)],
    ...[offer('linus', 'demo', shared), offer('grace', 'intro'), offer('grace', 'demo')],
    ...[offer('maya', 'other'), offer('team', 'talk', { ownerHostId: null })],
  ];
  expect(findDelegates('ada', offers)).toMatchObject([
    { hostId: 'grace', offers: [{ name: 'intro' }, { name: 'demo' }], lacks: [{ name: 'talk' }] },
    { hostId: 'linus', offers: [{ name: 'demo' }], lacks: [{ name: 'intro' }, { name: 'talk' }] },
  ]);
});

test('who offers nothing has nobody to stand in', () => {
  expect(findDelegates('ada', [offer('grace', 'intro')])).toEqual([]);
});
