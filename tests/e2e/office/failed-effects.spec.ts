import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const refund = {
  id: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f00',
  kind: 'refund',
  about: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f01',
  error: 'The account is closed',
  failedAt: '2030-01-06T15:00:00.000Z',
};
const mail = {
  ...refund,
  id: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f02',
  kind: 'message',
  error: null,
};

test('20.2 what has failed for good is seen by its admin, and tried again one by one or together', async ({
  page,
}) => {
  let failed = [refund, mail];
  const tried: string[] = [];
  await page.route('**/api/failed-effect?*', (route) =>
    route.fulfill({ json: { effects: failed, total: failed.length, page: 1, pageSize: 25 } }),
  );
  await page.route('**/api/failed-effect/*/again', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    tried.push(id);
    failed = failed.filter((effect) => effect.id !== id);
    return route.fulfill({ json: { queued: true } });
  });
  await page.route('**/api/company/overview?*', async (route) => {
    const overview = await (await route.fetch()).json();
    const attention = { ...overview.attention, failedEffects: 1 };
    return route.fulfill({ json: { ...overview, attention } });
  });
  await signInAs(page, 'ada@demo.test', '/admin/dashboard');
  await page.getByRole('link', { name: '1 action that failed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed actions' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Failed actions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('The account is closed');
  // A mail is read where all mails stand.
  await expect(list.getByRole('link', { name: /Email/ })).toHaveAttribute(
    'href',
    `/admin/emails?mail=${mail.about}`,
  );
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Try again: Refund' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page.getByText('Nothing has failed')).toBeVisible();
  expect(tried).toEqual([refund.id, mail.id]);
  await expectAccessible(page);
});
