import { expect, test } from 'vitest';
import { pickTests } from '#tests/support/pick-tests.ts';

const files = [
  'shared/domain/slots/find-slots.test.ts',
  'server/time/booking/open-booking.test.ts',
  'tests/api/booking.test.ts',
  'tests/api/team.test.ts',
  'tests/api/meeting-type-list.test.ts',
  'tests/e2e/office/general.spec.ts',
  'tests/e2e/office/people.spec.ts',
  'tests/e2e/office/commands.round.spec.ts',
  'tests/e2e/site/booking.spec.ts',
];
const imports = [
  ['shared/domain/slots/find-slots.test.ts', 'shared/domain/slots/find-slots.ts'],
  ['shared/domain/slots/find-slots.ts', 'shared/domain/slots/day.ts'],
  ['server/time/booking/open-booking.test.ts', 'server/time/booking/open-booking.ts'],
  ['server/app.ts', 'server/time/booking/open-booking.ts'],
  ['tests/support/api.ts', 'server/app.ts'],
  ['tests/api/booking.test.ts', 'tests/support/api.ts'],
  ['tests/api/team.test.ts', 'tests/support/api.ts'],
  ['tests/e2e/office/people.spec.ts', 'tests/e2e/site/sign-in.ts'],
].map(([from = '', to = '']) => ({ from, to, isType: false }));

test.each([
  { changed: 'shared/domain/slots/day.ts', picks: ['shared/domain/slots/find-slots.test.ts'] },
  {
    changed: 'server/time/booking/open-booking.ts',
    picks: [
      'server/time/booking/open-booking.test.ts',
      'tests/api/booking.test.ts',
      'tests/e2e/site/booking.spec.ts',
    ],
  },
  {
    changed: 'site/office/general/general-screen.tsx',
    picks: ['tests/e2e/office/general.spec.ts'],
  },
  { changed: 'tests/api/team.test.ts', picks: ['tests/api/team.test.ts'] },
  { changed: 'tests/e2e/site/sign-in.ts', picks: ['tests/e2e/office/people.spec.ts'] },
  {
    changed: 'tests/support/api.ts',
    picks: ['tests/api/booking.test.ts', 'tests/api/team.test.ts'],
  },
  {
    changed: 'shared/domain/meeting-type/fields.ts',
    picks: ['tests/api/meeting-type-list.test.ts'],
  },
  { changed: 'site/office/commands/run.ts', picks: ['tests/e2e/office/commands.round.spec.ts'] },
  { changed: 'README.md', picks: [] },
])('20.6 $changed picks what depends on it, or is named after it', ({ changed, picks }) => {
  const { tests, specs } = pickTests([changed], { files, imports });
  expect([...tests, ...specs].toSorted()).toEqual(picks.toSorted());
});
