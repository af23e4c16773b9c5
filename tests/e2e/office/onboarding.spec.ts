import { demoPassword } from '#tests/support/run-server.ts';
import { signIn, signInAs } from '../site/sign-in.ts';
import { chooseZone } from '../support/choose-zone.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'Europe/Lisbon', viewport: { width: 390, height: 844 } });

test('9. the first steps lead to a link that is ready to copy, on a phone', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'linus@demo.test');
  await page.goto('/onboarding');
  await expect(page.getByLabel('Time zone')).toHaveText('Europe/Lisbon');
  await expectAccessible(page);
  // Nothing around it, one way on, and one way out.
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('form .actions').getByRole('button')).toHaveText([
    'Not now',
    'Continue',
  ]);
  await chooseZone(page, 'Time zone', 'Berlin');
  await page.getByRole('radio', { name: '15:30' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'When you work' })).toBeFocused();
  await expectAccessible(page);

  // Who leaves comes back to the step where they were.
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { name: 'When you work' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Where you are' })).toBeFocused();
  await expect(page.getByLabel('Time zone')).toHaveText('Europe/Berlin');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'When you work' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  const name = page.getByLabel('Name');
  await name.fill('');
  await page.getByRole('radio', { name: 'They call me' }).check();
  await page.getByLabel('Your phone number').fill('12');
  const save = page.getByRole('button', { name: 'Save and show the link' });
  await save.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter a name.');
  await expect(page.getByLabel('Your phone number')).toHaveAccessibleDescription(/country code/);
  await expectAccessible(page);
  await name.fill('First talk');
  await page.getByRole('radio', { name: '45 minutes' }).check();
  await page.getByRole('radio', { name: 'At a place' }).check();
  await page.getByLabel('Address').fill('Chausseestr. 8');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('heading', { name: 'You can be booked' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(new RegExp(`^${server.url}/linus/first-talk`));
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).not.toHaveURL(/onboarding/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'First talk' })).toBeVisible();
});

test('9. who is new is led to the first steps, once', async ({ page }) => {
  // Their session, which the office's page comes with.
  await page.route(/\/(api\/session|dashboard|onboarding[^.]*)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace('"isOnboarded":true', '"isOnboarded":false');
    await route.fulfill({ response, body });
  });
  await page.goto('/login');
  await signIn(page, 'linus@demo.test', demoPassword);
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
