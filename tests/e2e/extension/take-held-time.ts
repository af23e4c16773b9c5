import type { Browser, Page } from 'playwright/test';
import { expect } from '#tests/e2e/support/test.ts';
import { fillIn } from '../site/booking-page.ts';

/** A browser of somebody else, who knows nothing of the host's. */
async function openElsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/**
 * Takes the first of three held times by its inserted link, as Marie Curie. A stranger sees none of the
 * three before, and the two others as free afterwards.
 */
export async function takeHeldTime(browser: Browser, hrefs: readonly string[]): Promise<void> {
  const held = new URL(hrefs[0] ?? '');
  held.searchParams.delete('proposal');
  const times = hrefs.slice(0, 3).map((href) => new URL(href).searchParams.get('times') ?? '');
  held.searchParams.set('times', times.join());
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
}
