import { bookAppointment } from '../site/book-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

/** Today where the demo's hosts are. */
function berlinToday(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
}

test('9. a host is away: visitors read until when, and it can be undone', async ({ page }) => {
  await signInAs(page, 'ada@demo.test');
  await page.goto('/out-of-office');
  await expect(page.getByRole('heading', { name: 'You are not away' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('header').getByRole('button', { name: 'Add time away' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add time away' });
  await dialog.getByLabel('First day').fill(berlinToday());
  await dialog.getByLabel(/^Note for visitors/).fill('Somewhere with a lake.');
  await expect(dialog.getByText(/^(None|\d+ appointments?)$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('list', { name: 'When you are away' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  const visitor = await page.context().newPage();
  await visitor.goto('/ada/intro');
  const note = visitor.getByRole('complementary', { name: 'Away' });
  await expect(note).toContainText('Ada Brandt is away until');
  await expect(note).toContainText('Somewhere with a lake.');
  await expectAccessible(visitor);
  await visitor.close();

  await list.getByRole('button', { name: /^Delete/ }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('heading', { name: 'You are not away' })).toBeVisible();
});

test('9. a deleted time brings no cancelled appointment back, and says so', async ({
  page,
  server,
}) => {
  const { startIso } = await bookAppointment(server.url);
  await signInAs(page, 'ada@demo.test');
  await page.goto('/out-of-office');
  await page.locator('header').getByRole('button', { name: 'Time away' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time away' });
  for (const day of ['Last day', 'First day']) {
    await dialog.getByLabel(day).fill(startIso.slice(0, 10));
  }
  await dialog.getByRole('radio', { name: /^Cancel them/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('list', { name: 'When you are away' });
  await list.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText(/^Bookable again: /)).toBeVisible();
  await expect(page.getByText(/do not come back\. Cancelled: \d+\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show the cancelled ones' }).click();
  await expect(page).toHaveURL(/tab=cancelled/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Intro call' }).first()).toBeVisible();
});

test('9. who is told is said before appointments are cancelled', async ({ page, server }) => {
  await bookAppointment(server.url);
  await signInAs(page, 'ada@demo.test');
  await page.goto('/out-of-office');
  await page.locator('header').getByRole('button', { name: 'Add time away' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add time away' });
  const last = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day').fill(last);
  const standing = dialog.getByRole('list', { name: 'Appointments in these days' });
  await expect(standing).toContainText('Intro call');
  await dialog.getByRole('radio', { name: /^Cancel them/ }).check();
  await expect(dialog.getByText('Every attendee gets an email.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^Leave them/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const list = page.getByRole('list', { name: 'When you are away' });
  await expect(list).toContainText('still stand');
  await list.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('heading', { name: 'You are not away' })).toBeVisible();
});
