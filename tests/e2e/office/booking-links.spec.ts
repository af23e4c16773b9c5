import type { Page } from 'playwright/test';
import { linkCommands } from '#site/office/links/overview/link-commands.ts';
import { proposeTimes } from '../site/propose-times.ts';
import { signInAs } from '../site/sign-in.ts';
import { chooseOption } from '../support/choose-option.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('9. a page is shared as link, QR code and embed code with a live sample', async ({
  page,
  server,
}) => {
  await signInAs(page, owner, '/booking-links');
  await page.getByRole('button', { name: 'Copy link: My booking page' }).click();
  expect(await clipboardOf(page)).toBe(`${server.url}/ada`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'QR, embed Intro call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Intro call' });
  await expect(dialog.getByRole('img', { name: /QR code that leads to .*intro/ })).toBeVisible();
  await expectAccessible(page);
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: kind }).click();
    expect((await download).suggestedFilename()).toBe(`ada-intro.${kind.toLowerCase()}`);
  }
  await dialog.getByRole('button', { name: 'In a website' }).click();
  await expect(dialog.getByLabel('What to put into your page')).toHaveValue(
    /embed\.js" async><\/script>\n<div data-kalends="\/ada\/intro" style="min-height:700px">/,
  );
  const sample = dialog.frameLocator('iframe[title="How it looks"]');
  await expect(
    sample.frameLocator('iframe').getByRole('heading', { name: 'Intro call' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Button with a popup' }).click();
  await sample.getByRole('link', { name: 'Book an appointment' }).click();
  await expect(sample.getByRole('dialog')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the code' }).click();
  expect(await clipboardOf(page)).toContain('data-kalends-popup="/ada/intro"');
});

test('9. a link that books once is made, copied, renamed and withdrawn', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[34]/);
  await signInAs(page, owner, '/booking-links?kind=once');
  await page.locator('header').getByRole('button', { name: 'New one-time link' }).click();
  const making = page.getByRole('dialog', { name: 'New one-time link' });
  await chooseOption(making.getByLabel('What it books'), 'Intro call · Ada Brandt');
  await making.getByLabel(/^Name/).fill('For Maya');
  await expectAccessible(page);
  await making.getByRole('button', { name: 'Make the link' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'For Maya' });
  await expect(row).toContainText('Open');
  const url = await clipboardOf(page);
  expect(url).toMatch(/\/ada\/intro\?oneTimeLinkId=/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions: For Maya' }).click();
  await page.getByRole('menuitem', { name: 'Name and end…' }).click();
  await page.getByRole('dialog').getByLabel(/^Name/).fill('For Max');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Actions: For Max' }).click();
  await expect(page.getByRole('menuitem', { name: 'Withdraw…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-row]').filter({ hasText: 'For Max' }).focus();
  await page.keyboard.press(linkCommands.withdraw.key);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'For Max' })).toHaveCount(0);
  const gone = await page.goto(url);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('9. a short link with a name leads its visitors on until it ends', async ({ page }) => {
  await signInAs(page, owner, '/booking-links?kind=short');
  await page.locator('header').getByRole('button', { name: 'New short link' }).click();
  const making = page.getByRole('dialog', { name: 'New short link' });
  await making.getByLabel('Where it leads').fill('https://elsewhere.example/ada');
  await making.getByRole('button', { name: 'Make the link' }).click();
  await expect(making.getByText('pages of this site alone')).toBeVisible();
  await making.getByLabel('Where it leads').fill('/ada/intro');
  await making.getByLabel(/^Name/).fill('Newsletter');
  await making.getByRole('button', { name: 'Make the link' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Newsletter' });
  await expect(row).toContainText('To /ada/intro');
  await expectAccessible(page);
  await page.goto(await clipboardOf(page));
  await expect(page).toHaveURL(/\/ada\/intro$/);
});

test('10. the links of proposed times stand there with what became of them', async ({
  browser,
  page,
  server,
}) => {
  const { proposal, withdraw } = await proposeTimes({ browser, server }, 'intro');
  await signInAs(page, owner, '/booking-links');
  await page.getByRole('link', { name: 'Proposed times' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'For Maya Lindqvist' }).first();
  await expect(row).toContainText('Open');
  await expect(row).toContainText('3 times held until');
  await row.getByRole('button', { name: 'Copy link: Maya Lindqvist' }).click();
  expect(await clipboardOf(page)).toBe(proposal.url);
  await expectAccessible(page);
  await withdraw();
  await page.reload();
  await expect(row).toContainText('Withdrawn');
});
