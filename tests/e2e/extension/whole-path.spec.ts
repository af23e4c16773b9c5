import type { Browser, Page } from 'playwright/test';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { fillIn } from '../site/booking-page.ts';
import { openSignedIn } from './signed-in.ts';

const picksOf = (popup: Page) =>
  popup.getByRole('list', { name: 'Picked times' }).getByRole('button', { name: /^Remove/ });

/** A browser of somebody else, who knows nothing of the host's. */
async function openElsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('10. the whole path: three times are held, inserted into a rich editor, and one of them is booked', async ({
  extension,
  server,
  stranger,
  press,
  browser,
}) => {
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Propose' }).click();
  await popup.getByLabel('Meeting', { exact: true }).selectOption({ label: 'Intro call' });
  await expect(popup.getByRole('group', { name: /^Your week/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await popup.getByLabel('Name', { exact: true }).fill('Wendy of the whole path');
  await popup.getByLabel('Their time zone').selectOption('America/New_York');
  await popup.getByRole('button', { name: 'Suggest three' }).click();
  await expect(picksOf(popup)).toHaveCount(3);

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
  const starts = new URL(hrefs[0] ?? '').searchParams.get('times');
  await expect.poll(() => mail.evaluate(() => globalThis.drafts[0]?.said())).toContain(hrefs[1]);

  const held = new URL(hrefs[0] ?? '');
  held.searchParams.delete('proposal');
  const times = hrefs.slice(0, 3).map((href) => new URL(href).searchParams.get('times') ?? '');
  held.searchParams.set('times', times.join());
  expect(starts).toBe(times[0]);
  const other = await openElsewhere(browser, held.href);
  await expect(other.getByText('The times proposed to you are no longer available.')).toBeVisible();

  const visitor = await openElsewhere(browser, hrefs[0] ?? '');
  await expect(visitor.getByText('Ada Brandt is holding these times for you')).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await fillIn(visitor, 'maya@visitor.test');
  await visitor.getByRole('button', { name: 'Book appointment' }).click();
  await expect(visitor).toHaveURL(/\/appointment\//);

  await other.reload();
  const panel = other.getByRole('tabpanel');
  await expect(panel.getByText('No longer available')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: /\d/ })).toHaveCount(2);

  await popup.bringToFront();
  await popup.getByRole('tab', { name: 'Appointments' }).click();
  await expect(popup.getByText('Marie Curie')).toBeVisible();
  await popup.getByRole('tab', { name: 'Propose' }).click();
  await expect(popup.getByText('Marie Curie')).toBeVisible();
});
