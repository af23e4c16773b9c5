import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { signInAs } from './sign-in.ts';

test('Spec A §4, troubleshoot: a host sees every start of the day with its reasons', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test');
  await page.goto('/ada/intro?troubleshoot=true');
  const starts = page.getByRole('list', { name: 'Starts of the day' });
  await expect(starts.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Later weeks' }).click();
  await expect(starts.getByText('Can be booked').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Show blocked times' }).uncheck();
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await expect(starts).toBeHidden();
});

test('a visitor who asks for it sees the page as it is', async ({ page }) => {
  await page.goto('/ada/intro?troubleshoot=true');
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await expect(page.getByText('Troubleshoot mode')).toBeHidden();
});

test('8.28 where Make Public fails without a word, the action is said to have failed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  await signInAs(page, 'ada@demo.test');
  await page.goto('/ada/draft');
  let reply: object = {};
  await page.route('**/api/meeting-type/*', (route) => route.fulfill({ status: 502, json: reply }));
  const publish = page.getByRole('button', { name: 'Make Public' });
  await publish.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(toast).toContainText('Action failed. Please try again.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  reply = { message: 'Ada is on holiday.' };
  await publish.click();
  await expect(toast).toContainText('Ada is on holiday.');
  await expect(page.getByText('This page is a draft')).toBeVisible();
});

test('Spec A §4: a draft shows an alert to its owner; Make Public says that the page is live', async ({
  page,
}) => {
  await signInAs(page, 'ada@demo.test');
  await page.goto('/ada/draft');
  await expect(page.getByText('This page is a draft')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/meeting-type/*', async (route) => {
    expect(route.request().method()).toBe('PATCH');
    expect(route.request().postDataJSON()).toEqual({ enabled: true });
    // Other tests need the draft as it is.
    await route.fulfill({ json: { id: route.request().url().split('/').at(-1), enabled: true } });
  });
  await page.getByRole('button', { name: 'Make Public' }).click();
  await expect(page.getByText('Your page is live.')).toBeVisible();
  await expect(page.getByText('This page is a draft')).toBeHidden();
});
