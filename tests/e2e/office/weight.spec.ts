import { weighOffice } from '#tests/support/weigh-office.ts';
import { expect, test } from '../support/test.ts';

test('9. the shell weighs at most 140 kB, a screen at most 60 kB more', async () => {
  const { shellKb, screens } = await weighOffice();
  expect(shellKb).toBeLessThanOrEqual(140);
  expect(screens.length).toBeGreaterThan(3);
  expect(screens.filter(({ kb }) => kb > 60)).toEqual([]);
});
