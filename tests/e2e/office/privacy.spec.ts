import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followWay } from '../support/follow-way.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const policyOf = (page: Page) => page.getByLabel(/^Data policy/);
const wordsOf = (page: Page) => page.getByRole('textbox', { name: /Your own words/ });

async function openPrivacy(page: Page): Promise<void> {
  await signInAs(page, owner, '/dashboard');
  await followWay(page, 'General');
  await page.getByRole('link', { name: 'Privacy and legal' }).click();
  await expect(policyOf(page)).toBeVisible();
}

test('8.7 the owner writes a legal text, and visitors read it where they book', async ({
  page,
}) => {
  await openPrivacy(page);
  await expectAccessible(page);
  const words = wordsOf(page);
  await words.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await words.pressSequentially('Lessons count.');
  await page.getByRole('button', { name: 'Bold' }).click();
  await words.press('Enter');
  await words.pressSequentially('Read our ');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByLabel('Address');
  await address.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(address).toHaveAccessibleDescription(/begins with https/);
  await address.fill('https://a.example/terms');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(dialog).toBeHidden();
  await expect(words.getByRole('link', { name: 'https://a.example/terms' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(wordsOf(page).getByRole('strong')).toHaveText('Lessons count.');

  await page.goto('/ada/intro');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('strong')).toHaveText('Lessons count.');
  const link = foot.getByRole('link', { name: 'https://a.example/terms' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
  await page.goto('/ada');
  await expect(page.getByRole('contentinfo').getByText('Lessons count.')).toBeVisible();
});

test('what was typed into the legal text can be taken back, and outlives a reload', async ({
  page,
}) => {
  await openPrivacy(page);
  const words = wordsOf(page);
  await words.click();
  await words.pressSequentially('Half a senten');
  await page.reload();
  await expect(wordsOf(page)).toHaveText(/Half a senten/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(wordsOf(page)).not.toHaveText(/Half a senten/);
});

test('what is wrong is said once, at its field, which takes the focus', async ({ page }) => {
  await openPrivacy(page);
  await policyOf(page).fill('https://a.example/privacy');
  const imprint = page.getByLabel(/^Imprint/);
  await imprint.fill('http://a.example');
  await policyOf(page).focus();
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

for (const width of [1280, 390]) {
  test(`the bar that saves moves nothing, and no toast lies over it or the way around: ${width}`, async ({
    page,
  }) => {
    await openPrivacy(page);
    await page.setViewportSize({ width, height: 844 });
    const all = page.getByRole('main');
    const links = page.getByRole('checkbox', { name: 'Show legal links' });
    await links.scrollIntoViewIfNeeded();
    const before = [await placeAtRest(all), await placeAtRest(links)];
    // The field beside the switch: what is typed in is brought into view.
    const policy = policyOf(page);
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

test('a harmless choice saves itself, and can be undone', async ({ page }) => {
  await openPrivacy(page);
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
  await openPrivacy(page);
  const links = page.getByRole('checkbox', { name: 'Show legal links' });
  const before = await links.isChecked();
  await page.route('**/api/company/contact', (route) =>
    route.fulfill({ status: 503, json: { error: 'temporarily-unavailable' } }),
  );
  await links.click();
  await expect(page.getByRole('alert')).toContainText('short interruption');
  await expect(links).toBeChecked({ checked: before });
});

test('8.7 a shorter time says what it deletes before it is saved', async ({ page }) => {
  await openPrivacy(page);
  const kept = page.getByRole('region', { name: 'Past appointments' });
  const said = kept.getByRole('paragraph');
  await expect(said.filter({ hasText: 'For ever' })).toBeVisible();
  await kept.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep past appointments' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  // As long as no appointment of the demo is old.
  await dialog.getByLabel('How long').selectOption('3650 days');
  await expect(dialog.getByRole('status')).toContainText(/No appointment ended before .* deleted/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save and delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(said.filter({ hasText: '3650 days' })).toBeVisible();
  await kept.getByRole('button', { name: 'Change…' }).click();
  await dialog.getByLabel('How long').selectOption('For ever');
  await expect(dialog.getByText('This cannot be undone')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(said.filter({ hasText: 'For ever' })).toBeVisible();
});

test('8.7 a count that cannot be had is asked for again, and nothing is saved before', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  await openPrivacy(page);
  await page.route('**/api/company/past-appointments**', (route) =>
    route.fulfill({ status: 503, json: { error: 'temporarily-unavailable' } }),
  );
  const kept = page.getByRole('region', { name: 'Past appointments' });
  await kept.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep past appointments' });
  await dialog.getByLabel('How long').selectOption('3650 days');
  await expect(dialog.getByRole('alert')).toContainText('short interruption');
  await expect(dialog.getByRole('button', { name: 'Save and delete' })).toBeDisabled();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toContainText('No appointment ended before');
  await expect(dialog.getByRole('button', { name: 'Save and delete' })).toBeEnabled();
});
