import { expect, test } from 'vitest';
import { readProposedTimes } from '#shared/domain/booking/proposed-times.ts';
import { toShownLink } from './to-shown-link.ts';

test('10. a link to times that are not held is read as those times', () => {
  const starts = ['2030-05-24T08:00:00.000Z', '2030-05-27T13:45:00.000Z'];
  const { pathname, searchParams } = new URL(toShownLink('https://k.test/ada/intro', starts));
  expect(pathname).toBe('/ada/intro');
  expect(readProposedTimes(searchParams.get('times'))).toEqual(starts);
});
