import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { pickThree } from './pick-three.ts';
import { openSignedIn } from './signed-in.ts';
import { takeHeldTime } from './take-held-time.ts';

test('10. the whole path: three times are held, inserted into a rich editor, and one of them is booked', async ({
  extension,
  server,
  stranger,
  press,
  browser,
}) => {
  const popup = await openSignedIn(extension, server);
  await pickThree(popup, 'Wendy of the whole path');

  const mail = await extension.context.newPage();
  await mail.goto(stranger.url('/writing/quill.ts?text=Hello+Maya,'));
  await expect(mail).toHaveTitle('ready');
  await press(mail);
  await mail.bringToFront();
  const draft = mail.locator('[contenteditable="true"]');
  await draft.click();
  await mail.keyboard.press('Control+End');
  await mail.keyboard.press('Enter');
  // The popup of a test is a tab: the page stays the one before it.
  await popup.getByRole('button', { name: 'Hold 3 times and insert' }).dispatchEvent('click');
  const links = draft.getByRole('link');
  await expect(links).toHaveCount(4);
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  await expect.poll(() => mail.evaluate(() => globalThis.drafts[0]?.said())).toContain(hrefs[1]);

  await takeHeldTime(browser, hrefs);

  await popup.bringToFront();
  await popup.getByRole('tab', { name: 'Appointments' }).click();
  await expect(popup.getByText('Marie Curie')).toBeVisible();
  await popup.getByRole('tab', { name: 'Propose' }).click();
  await expect(popup.getByRole('heading', { name: 'Marie Curie has picked a time' })).toBeVisible();
});
