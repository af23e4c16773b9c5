import type { Page } from 'playwright/test';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { changePage } from './booking-page.ts';

const panel = (page: Page) => page.getByRole('banner');

async function describeAs(page: Page, description: string): Promise<void> {
  await changePage(page, ({ meetingType }) => {
    Object.assign(meetingType.meetingInfo ?? {}, { description });
  });
}

test('Spec A §2: the rating, out of 5 with one decimal, leads to the reviews', async ({ page }) => {
  await page.goto('/ada/intro');
  const rating = panel(page).getByRole('link', {
    name: 'Rated 4.9 out of 5 in 38 reviews (opens in a new tab)',
  });
  await expect(rating).toHaveAttribute('href', 'https://demo.test/reviews');
  await expect(rating).toHaveAttribute('target', '_blank');
  await expect(rating).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(panel(page).getByText('4.9 out of 5 · 38 reviews')).toBeVisible();
  await page.goto('/ada/intro?lang=de');
  await expect(panel(page).getByText('4,9 von 5 · 38 Bewertungen')).toBeVisible();
});

for (const reviewUrl of [null, 'http://demo.test/reviews'])
  test(`the rating is text where reviews are at ${reviewUrl}`, async ({ page }) => {
    await changePage(page, ({ bookingInfo }) => {
      Object.assign(bookingInfo, { reviewUrl, averageRating: 5, reviewCount: 1 });
    });
    await page.goto('/ada/intro');
    await expect(panel(page).getByText(/5\.0 out of 5 · 1 review$/)).toBeVisible();
    await expect(panel(page).getByRole('link')).toHaveCount(0);
  });

test('Spec A §9: a description is clamped to 3 lines, and at most 180 px when it is opened', async ({
  page,
}) => {
  await describeAs(page, 'A line that is long enough to need more than one of them. '.repeat(20));
  await page.goto('/ada/intro');
  const text = panel(page).getByText('A line that is long enough');
  const heightOf = async () => (await placeAtRest(text)).height;
  const lines = () =>
    text.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
  await expect.poll(lines).toBeCloseTo(3, 1);
  await panel(page).getByRole('button', { name: 'Show more' }).click();
  await expect.poll(heightOf).toBe(180);
  await panel(page).getByRole('button', { name: 'Show less' }).click();
  await expect.poll(heightOf).toBeLessThan(90);
});

test('a description that fits has nothing more to show, until it no longer fits', async ({
  page,
}) => {
  await describeAs(
    page,
    'Half an hour to get to know each other. No slides, no pitch: bring a question.',
  );
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/ada/intro');
  await expect(panel(page).getByText('Half an hour')).toBeVisible();
  const more = panel(page).getByRole('button', { name: 'Show more' });
  await expect(more).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '26px'));
  await expect(more).toBeVisible();
});
