import { endWorker } from '#tests/e2e/support/end-worker.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { comeOnline, reloadOffline } from '#tests/e2e/support/reload-offline.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAs } from '../site/sign-in.ts';
import { openSignedIn } from './signed-in.ts';

test('10. signed in, the popup shows the day and the links, at once with what was known last', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  await popup.getByRole('tab', { name: 'Links' }).click();
  await expect(popup.getByRole('button', { name: /^Insert / }).first()).toBeVisible();
  await popup.getByRole('searchbox').fill('no such link');
  await expect(popup.getByText('No link is called like that.')).toBeVisible();

  extension.allow(/ERR_INTERNET_DISCONNECTED/);
  await reloadOffline(popup);
  await expect(popup.getByRole('tab', { name: 'Links' })).toHaveAttribute('aria-selected', 'true');
  await expect(popup.getByRole('button', { name: /^Insert / }).first()).toBeVisible();
  await expect(popup.getByRole('alert')).toContainText('You are offline. This is from');
  await comeOnline(popup);
  await expect(popup.getByRole('alert')).toBeHidden();
});

test('10. everything is reached by keyboard, and nothing lies beyond a popup of 360 by 560', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.setViewportSize({ width: 360, height: 560 });
  await popup.getByRole('tab', { name: 'Appointments' }).focus();
  await popup.keyboard.press('ArrowLeft');
  await expect(popup.getByRole('tab', { name: 'Links' })).toBeFocused();
  await popup.getByRole('searchbox').focus();
  await popup.keyboard.press('ArrowDown');
  await expect(popup.getByRole('button', { name: /^Insert / }).first()).toBeFocused();
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('status')).toContainText('The text is in the clipboard');
  for (const tab of ['Propose', 'Links', 'Appointments', 'My card']) {
    await popup.getByRole('tab', { name: tab }).click();
    await expect(popup.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(popup);
    const overflow = await popup.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [Math.max(scrollWidth - 360, 0), Math.max(scrollHeight - 560, 0)];
    });
    expect(overflow).toEqual([0, 0]);
  }
});

test('10. the profile shows the extension, and ending it there signs the popup out', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server, 'linus@demo.test');
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  const site = await extension.context.newPage();
  await site.goto(`${server.url}/profile`);
  await site.getByRole('button', { name: /End Chrome extension on/ }).click();
  await expect(site.getByText(/Chrome extension on/)).toBeHidden();
  extension.allow(/401|403/);
  await popup.reload();
  await expect(popup.getByText('Your sign-in here has ended')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeHidden();
});

test('10. signing out forgets what was known, and the server ends the session', async ({
  extension,
  server,
  page,
}) => {
  const popup = await openSignedIn(extension, server, 'grace@demo.test');
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  await signInAs(page, 'grace@demo.test', '/profile');
  await expect(page.getByText(/Chrome extension on/)).toBeVisible();
  await popup.getByRole('button', { name: 'More', exact: true }).click();
  await popup.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(popup.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const kept = await popup.evaluate<object>('chrome.storage.local.get()');
  expect(Object.keys(kept).sort()).toEqual(['typedServer']);
  await page.reload();
  await expect(page.getByText('Here', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/Chrome extension on/)).toBeHidden();
});

test('10. a worker that a browser has ended loses nothing', async ({ extension, server }) => {
  const popup = await openSignedIn(extension, server);
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  await endWorker(extension, popup);
  await popup.reload();
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  await popup.getByRole('button', { name: 'More', exact: true }).click();
  await popup.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(popup.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('10. who cancels is told so, and may try again', async ({ extension, server }) => {
  const options = await extension.context.newPage();
  extension.allow(/401/);
  await options.goto(extension.url('options.html'));
  await options.getByLabel('Address of your Kalends server').fill(server.url);
  const window = extension.context.waitForEvent('page');
  await options.getByRole('button', { name: 'Connect' }).click();
  const asked = await window;
  await asked.getByLabel('Email').fill('ada@demo.test');
  await asked.getByLabel('Password', { exact: true }).fill(server.password);
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(asked.getByRole('heading', { name: 'Connect the extension?' })).toBeVisible();
  await expectAccessible(asked);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(options.getByRole('status')).toContainText('closed or cancelled');
});
