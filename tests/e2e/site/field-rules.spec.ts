import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { times, turnPage } from './booking-page.ts';

test('8.29 a field says how it is written, keeps its note, and shows what cannot be changed', async ({
  page,
}) => {
  await page.goto('/ada/portfolio?package=a-whole-portfolio');
  await turnPage(page);
  await times(page).first().click();

  const kept = page.getByLabel('What I look at');
  await expect(kept).toHaveValue('Three pages');
  await expect(kept).not.toBeEditable();
  await expect(page.getByLabel('Your pages')).toHaveAccessibleDescription(
    'Three pages are enough. A link to a shared folder does.',
  );

  const number = page.getByLabel('Customer number');
  await number.fill('1234');
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(number).toHaveAccessibleDescription('Please write it like this: AB-1234');
  await expectAccessible(page);
  await number.fill('AB-1234');
  await expect(number).toHaveAccessibleDescription('');
});

test('8.29 a compact page says what is booked, without picture, video and rating', async ({
  page,
}) => {
  await page.goto('/ada/hello');
  const panel = page.getByRole('banner');
  await expect(panel.getByText('★').first()).toBeVisible();

  await page.goto('/ada/room');
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('A room at the studio');
  await expect(panel.getByText('Ada Brandt')).toBeVisible();
  await expect(panel.getByText('★')).toHaveCount(0);
  await expect(panel.getByRole('img')).toHaveCount(0);
  const more = panel.getByRole('button', { name: 'Show more' });
  const description = panel.getByText('Choose the room that fits');
  const closed = await placeAtRest(description);
  await more.click();
  const open = await placeAtRest(description);
  expect(open.height).toBeGreaterThan(1.5 * closed.height);
});
