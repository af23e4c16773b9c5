import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { openSignedIn } from './signed-in.ts';

test.use({
  pages: {
    '/mail': '<h1>Mail</h1><div id="draft" contenteditable="true"><p>Hello Maya,</p></div>',
  },
});

const picksOf = (popup: Page) =>
  popup.getByRole('list', { name: 'Picked times' }).getByRole('button', { name: /^Remove/ });

async function pickThree(popup: Page): Promise<void> {
  await popup.getByRole('tab', { name: 'Propose' }).click();
  const week = popup.getByRole('group', { name: /^Your week/ });
  await expect(week).toHaveAttribute('aria-busy', 'false');
  await popup.getByLabel('Name', { exact: true }).fill('Maya');
  await popup.getByLabel('Their time zone').selectOption('America/New_York');
  await popup.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(popup)).toHaveCount(3);
}

test('10. three times are proposed in the popup, held, and put into the text that was being written', async ({
  extension,
  server,
  stranger,
  press,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.setViewportSize({ width: 360, height: 560 });
  await pickThree(popup);
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

test('10. what is half picked survives that the popup closes', async ({ extension, server }) => {
  const popup = await openSignedIn(extension, server);
  await pickThree(popup);
  await popup.close();
  const again = await extension.context.newPage();
  await again.goto(extension.url('popup.html'));
  await expect(picksOf(again)).toHaveCount(3);
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('Maya');
});
