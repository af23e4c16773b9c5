import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { aPhoto } from '#tests/support/sample-pictures.ts';
import { openSignedIn } from './signed-in.ts';

const edit = (panel: Page, field: string) =>
  panel.getByRole('button', { name: new RegExp(`^(Edit ${field}:|Add: ${field}$)`) });
const said = (panel: Page, text: string) => panel.getByRole('status').filter({ hasText: text });

async function type(panel: Page, field: string, text: string): Promise<void> {
  await edit(panel, field).click();
  await panel.getByRole('textbox', { name: field }).fill(text);
  await panel.getByRole('textbox', { name: field }).press('Enter');
  await expect(said(panel, `Saved: ${field}`)).toBeAttached();
}

async function openEditor(panel: Page): Promise<void> {
  await panel.getByRole('tab', { name: 'My card' }).click();
  await panel.getByRole('button', { name: 'Edit my card' }).click();
  await expect(edit(panel, 'First name')).toBeVisible();
}

test('a host edits name, biography and a picture in the panel, and the card has them', async ({
  extension,
  server,
}) => {
  const panel = await openSignedIn(extension, server);
  await panel.setViewportSize({ width: 400, height: 800 });
  await panel.goto(extension.url('sidepanel.html'));
  await openEditor(panel);
  await type(panel, 'First name', 'Augusta Ada');
  await type(panel, 'Job title', 'Countess');
  await type(panel, 'About me', 'Sums, done with care.');
  await expectAccessible(panel);

  await panel.getByRole('button', { name: 'Profile picture' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Profile picture' });
  const buffer = await aPhoto(900, 1200).png().toBuffer();
  const photo = { name: 'ada.png', mimeType: 'image/png', buffer };
  await dialog.getByLabel('Choose a picture').setInputFiles(photo);
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
  await expectAccessible(panel);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const picture = panel.locator('img[src*="/api/file/"]');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(
    0,
  );
  const address = new URL((await picture.getAttribute('src')) ?? '').pathname;

  const visitor = await extension.context.newPage();
  await visitor.goto(`${server.url}/ada`);
  await expect(visitor.getByRole('heading', { name: 'Augusta Ada Brandt' })).toBeVisible();
  await expect(visitor.getByText('Sums, done with care.').first()).toBeVisible();
  expect(await visitor.content()).toContain(address);

  await panel.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(panel.getByText('Augusta Ada Brandt', { exact: true })).toBeVisible();
});

test('what stands below a name is edited too: profiles, links, meeting types, colour', async ({
  extension,
  server,
}) => {
  const panel = await openSignedIn(extension, server);
  await panel.goto(extension.url('sidepanel.html'));
  await openEditor(panel);
  await type(panel, 'Xing', 'xing.com/profile/ada');
  await panel.getByRole('button', { name: 'Add Link' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Add Custom Link' });
  await dialog.getByLabel('Link Name').fill('Portfolio');
  await dialog.getByLabel('URL').fill('studio.test/work');
  await dialog.getByLabel('URL').press('Control+Enter');
  await expect(panel.getByRole('list', { name: 'Links' })).toContainText('Portfolio');
  const all = panel.getByRole('checkbox', { name: 'Show all my meeting types' });
  if (!(await all.isChecked())) await all.check();
  await all.uncheck();
  await expect(panel.getByText('Now showing only selected meeting types').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Add or remove' }).click();
  const meetings = panel.getByRole('dialog', { name: 'Add or remove' });
  const toggled = meetings.getByRole('button', { name: /^(Add|Remove) Intro call$/ });
  const before = (await toggled.getAttribute('aria-label')) ?? '';
  await toggled.click();
  await expect(toggled).not.toHaveAttribute('aria-label', before);
  await panel.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Brand color' }).click();
  const form = panel.getByRole('form', { name: 'Brand color' });
  await form.getByLabel('Color as hex code').fill('#0a7d55');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Brand color updated successfully')).toBeVisible();
  await panel.reload();
  await expect(edit(panel, 'Xing')).toHaveText('xing.com/profile/ada');
  await expect(panel.getByRole('list', { name: 'Links' })).toContainText('Portfolio');
});

test('a popup, which closes over a choice of files, leads beside the page for a picture', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.setViewportSize({ width: 360, height: 560 });
  await openEditor(popup);
  await type(popup, 'About me', 'Sums, done with care.');
  const wide = await popup.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  await popup.getByRole('button', { name: 'Header image' }).click();
  await expect(popup.getByRole('status').filter({ hasText: 'beside the page' })).toBeVisible();
  await expect(popup.getByRole('dialog')).toBeHidden();
});

test('a server that does not answer keeps what was typed, and it is tried again', async ({
  extension,
  server,
}) => {
  extension.allow(/Failed to load resource|ERR_/);
  const panel = await openSignedIn(extension, server);
  await openEditor(panel);
  await panel.route('**/api/personal-page/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionfailed') : route.continue(),
  );
  await edit(panel, 'About me').click();
  const typed = panel.getByRole('textbox', { name: 'About me' });
  await typed.fill('Sums, done with care.');
  await typed.press('Enter');
  await expect(panel.getByText('Failed to update: About me')).toBeVisible();
  await expect(typed).toHaveValue('Sums, done with care.');
  await panel.unroute('**/api/personal-page/me');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(said(panel, 'Saved: About me')).toBeAttached();
});
