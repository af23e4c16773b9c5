import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followWay } from '../support/follow-way.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const contactOf = (page: Page) => page.getByLabel(/How attendees reach you/);

async function openGeneral(page: Page): Promise<void> {
  await signInAs(page, owner, '/dashboard');
  await followWay(page, 'General');
  await expect(contactOf(page)).toBeVisible();
}

test('8.7 the owner says how the company is reached, and reads that it is saved', async ({
  page,
}) => {
  await openGeneral(page);
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeHidden();
  await contactOf(page).fill('Reception, +49 30 23125 042');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(contactOf(page)).toHaveValue('Reception, +49 30 23125 042');
});

test('what is wrong is said once, at its field, which takes the focus', async ({ page }) => {
  await openGeneral(page);
  await contactOf(page).fill('Reception');
  const imprint = page.getByLabel(/^Imprint/);
  await imprint.fill('http://a.example');
  await contactOf(page).focus();
  const problem = page.getByText('Please enter an address that begins with https://');
  await expect(problem).toHaveCount(1);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(imprint).toBeFocused();
  await expect(imprint).toHaveAccessibleDescription(/begins with https.*A web address/);
  await expectAccessible(page);
  await imprint.fill('https://a.example/legal');
  await expect(problem).toBeHidden();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(imprint).toHaveValue(/^(?!https:\/\/a)/);
});

test('what was typed outlives a reload and a failed save', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/503/);
  await openGeneral(page);
  await contactOf(page).fill('The bell at the gate');
  await page.reload();
  await expect(contactOf(page)).toHaveValue('The bell at the gate');
  await page.route('**/api/company/contact', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { error: 'temporarily-unavailable' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('short interruption');
  await expect(contactOf(page)).toHaveValue('The bell at the gate');
  await page.unroute('**/api/company/contact');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`the bar that saves moves nothing, and no toast lies over it or the way around: ${width}`, async ({
    page,
  }) => {
    await openGeneral(page);
    await page.setViewportSize({ width, height: 844 });
    const all = page.getByRole('main');
    const links = page.getByRole('checkbox', { name: 'Show legal links' });
    await links.scrollIntoViewIfNeeded();
    const before = [await placeAtRest(all), await placeAtRest(links)];
    // The field beside the switch: what is typed in is brought into view.
    const policy = page.getByLabel(/^Data policy/);
    await policy.evaluate((field) => field.focus({ preventScroll: true }));
    await page.keyboard.type('!');
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeInViewport({ ratio: 1 });
    expect([await placeAtRest(all), await placeAtRest(links)]).toEqual(before);
    await links.click();
    const toast = page.getByRole('status').filter({ hasText: 'Legal links are' });
    const said = await placeAtRest(toast);
    expect(said.y + said.height).toBeLessThan((await placeAtRest(save)).y);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(save).toBeHidden();
    expect([await placeAtRest(all), await placeAtRest(links)]).toEqual(before);
    if (width < 768) {
      const bar = await placeAtRest(page.getByRole('button', { name: 'Account' }));
      const rested = await placeAtRest(toast);
      expect(rested.y + rested.height).toBeLessThan(bar.y);
    }
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(toast).toBeHidden();
  });
}

test('who leaves with something unsaved is asked', async ({ page }) => {
  await openGeneral(page);
  await contactOf(page).fill('Half a senten');
  const mails = page.getByRole('link', { name: 'Emails' });
  await mails.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(contactOf(page)).toHaveValue('Half a senten');
  await mails.click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/emails/);
  await followWay(page, 'General');
  await expect(contactOf(page)).not.toHaveValue('Half a senten');
});

test('a harmless choice saves itself, and can be undone', async ({ page }) => {
  await openGeneral(page);
  const links = page.getByRole('checkbox', { name: 'Show legal links' });
  const before = await links.isChecked();
  await links.click();
  await expect(links).toBeChecked({ checked: !before });
  const toast = page.getByRole('status').filter({ hasText: 'Legal links are' });
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(links).toBeChecked({ checked: before });
  await expect(toast).toBeHidden();
});

test('a choice that cannot be saved is taken back, and says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  await openGeneral(page);
  const links = page.getByRole('checkbox', { name: 'Show legal links' });
  const before = await links.isChecked();
  await page.route('**/api/company/contact', (route) =>
    route.fulfill({ status: 503, json: { error: 'temporarily-unavailable' } }),
  );
  await links.click();
  await expect(page.getByRole('alert')).toContainText('short interruption');
  await expect(links).toBeChecked({ checked: before });
});
