import { chooseOption } from '#tests/e2e/support/choose-option.ts';
import { chooseZone } from '#tests/e2e/support/choose-zone.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { placeAtRest } from '#tests/e2e/support/place-at-rest.ts';
import { comeOnline, reloadOffline } from '#tests/e2e/support/reload-offline.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { signInAs } from '../site/sign-in.ts';
import { picksOf, pickThree } from './pick-three.ts';
import { openSignedIn } from './signed-in.ts';

test.use({
  pages: {
    '/mail': '<h1>Mail</h1><div id="draft" contenteditable="true"><p>Hello Maya,</p></div>',
  },
});

test('10. three times are proposed in the popup, held, and put into the text that was being written', async ({
  extension,
  server,
  stranger,
  press,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.setViewportSize({ width: 360, height: 560 });
  await pickThree(popup, 'Maya');
  await expectAccessible(popup);

  const mail = await extension.context.newPage();
  await mail.goto(stranger.url('/mail'));
  await press(mail);
  await mail.bringToFront();
  const draft = mail.locator('#draft');
  await draft.click();
  await mail.keyboard.press('Control+End');
  await mail.keyboard.press('Enter');
  // The popup of a test is a tab: the page stays the one before it.
  await popup.getByRole('button', { name: 'Hold 3 times and insert' }).dispatchEvent('click');
  await expect(draft.getByRole('link')).toHaveCount(4);
  await expect(draft).toContainText('Hello Maya,');
  await expect(draft).toContainText('for me (');
  await expect(draft).toContainText('I am holding these times for you until');
  await expect(draft.getByRole('link').first()).toHaveAttribute('href', /[?&]proposal=.*times=/);
  await expect(popup.getByRole('heading', { name: 'Held for Maya' })).toBeVisible();
  await expect(popup.getByText('Inserted.')).toBeVisible();
  await expectAccessible(popup);
});

test('19.14 a popup of 360 by 560 shows what is picked, and the button for it, without scrolling', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.setViewportSize({ width: 360, height: 560 });
  await popup.getByRole('tab', { name: 'Propose' }).click();
  const panel = popup.getByRole('tabpanel');
  await expect(popup.getByRole('button', { name: 'Pick a time' })).toBeInViewport({ ratio: 1 });
  await pickThree(popup, 'Maya');
  await panel.evaluate((element) => element.scrollTo(0, 0));
  for (const remove of await picksOf(popup).all()) {
    await expect(remove).toBeInViewport({ ratio: 1 });
    await expect(remove.locator('..')).toBeInViewport({ ratio: 1 });
  }
  const hold = popup.getByRole('button', { name: 'Hold 3 times and insert' });
  await expect(hold).toBeInViewport({ ratio: 1 });
  // Above them there is room to work in, and what has the focus does not lie beneath them.
  const foot = await placeAtRest(popup.locator('[data-draft-foot]'));
  const top = await placeAtRest(panel);
  expect(foot.y - top.y).toBeGreaterThan(120);
  for (const label of ['Meeting', 'Name', 'Email (optional)', 'Their time zone', 'Language']) {
    const field = popup.getByLabel(label, { exact: true });
    await panel.evaluate((element) => element.scrollTo(0, 0));
    await field.focus();
    const { y, height } = await placeAtRest(field);
    expect(y + height, label).toBeLessThanOrEqual(foot.y);
  }
});

test('19.14 their zone is found by its city, by keyboard, in a popup of 360 by 560', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.setViewportSize({ width: 360, height: 560 });
  await popup.getByRole('tab', { name: 'Propose' }).click();
  const zone = popup.getByRole('combobox', { name: 'Their time zone' });
  await expect(zone).toHaveText('Choose a time zone');
  await zone.focus();
  await popup.keyboard.type('munchen');
  const dialog = popup.getByRole('dialog', { name: 'Their time zone' });
  await expect(dialog.getByRole('combobox')).toHaveValue('munchen');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  const found = dialog.getByRole('option');
  await expect(found).toHaveText([/^Europe\/Berlin/]);
  await expect(found).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(popup);
  await popup.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(zone).toBeFocused();
  await expect(zone).toHaveText('Choose a time zone');

  await popup.keyboard.press('ArrowDown');
  await dialog.getByRole('combobox').fill('nowy jork');
  await popup.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(zone).toBeFocused();
  await expect(zone).toHaveText('America/New York');
});

test('19.14 the text speaks of the zone in which the panel shows the times', async ({
  extension,
  server,
  page,
}) => {
  await signInAs(page, 'ada@demo.test', '/profile');
  const moveTo = (timezone: string) =>
    page.evaluate(
      (body) =>
        fetch('/api/user2', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body,
        }).then(({ status }) => status),
      JSON.stringify({ timezone }),
    );
  expect(await moveTo('Asia/Tokyo')).toBe(200);
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Propose' }).click();
  const week = popup.getByRole('group', { name: /^Your week/ });
  await expect(week).toHaveAttribute('aria-busy', 'false');
  await popup.getByLabel('Name', { exact: true }).fill('Maya');
  await chooseZone(popup, 'Their time zone', 'New York');
  await popup.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(popup)).toHaveCount(3);
  const zone = await popup.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await popup.getByRole('button', { name: 'Text without holding' }).click();
  const text = popup.locator('[data-proposal-text]');
  await expect(text).toContainText(`for me (${zone})`);
  await expect(text).not.toContainText('Tokyo');
  expect(await moveTo('Europe/Berlin')).toBe(200);
});

test('10. what is half picked survives that the popup closes', async ({ extension, server }) => {
  const popup = await openSignedIn(extension, server);
  await pickThree(popup, 'Maya');
  await popup.close();
  const again = await extension.context.newPage();
  await again.goto(extension.url('popup.html'));
  await expect(picksOf(again)).toHaveCount(3);
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('Maya');
});

test('10. with nothing picked there is nothing to hold, and the panel says what to do', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Propose' }).click();
  const button = popup.getByRole('button', { name: 'Pick a time' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/^Nothing yet/);
});

test('10. the text of times that are not held shows them to everybody', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await pickThree(popup, 'Maya');
  await popup.getByRole('button', { name: 'Text without holding' }).click();
  const text = popup.locator('[data-proposal-text]');
  await expect(text.getByRole('link')).toHaveCount(4);
  const first = text.getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/ada\/intro\?times=\d{4}-[^,&]+Z$/);
  await expectAccessible(popup);
  const page = await extension.context.newPage();
  await page.goto((await first.getAttribute('href')) ?? '');
  await expect(page.getByText('These times were proposed to you.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: /\d/ })).toHaveCount(1);
});

test('10. offline the week that was known last is there, and says since when', async ({
  extension,
  server,
}) => {
  extension.allow(/ERR_INTERNET_DISCONNECTED/);
  const popup = await openSignedIn(extension, server);
  await pickThree(popup, 'Maya');
  await reloadOffline(popup);
  const week = popup.getByRole('group', { name: /^Your week/ });
  await expect(popup.getByRole('alert')).toContainText('Nothing answers.');
  await expect(popup.getByRole('alert')).toContainText('This is from');
  await expect(week).toHaveAttribute('aria-busy', 'false');
  await expect(picksOf(popup)).toHaveCount(3);
  await comeOnline(popup);
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(popup.getByRole('alert')).toBeHidden();
});

test('10. where one of several comes, the host says who; where all do, the panel says so', async ({
  extension,
  server,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Propose' }).click();
  const meeting = popup.getByLabel('Meeting', { exact: true });
  await chooseOption(meeting, 'Product demo · The studio');
  const host = popup.getByLabel('With whom');
  await expect(host.getByRole('option')).toHaveText([/\(you\)$/, /./, /./, 'Whoever is free']);
  const asked = popup.waitForRequest(/proposal\/week.*hostIds=/);
  await host.selectOption({ label: 'Grace Okafor' });
  await asked;
  await chooseOption(meeting, 'Panel with all of us · The studio');
  await expect(popup.getByText(/^All of them come: /)).toBeVisible();
  await chooseOption(meeting, 'A room at the studio');
  await expect(popup.getByLabel('Room').getByRole('option').first()).toHaveText('Any that is free');
  await expectAccessible(popup);
});
