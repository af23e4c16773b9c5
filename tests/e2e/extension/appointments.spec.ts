import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { bookSoon } from '../site/book-appointment.ts';
import { openSignedIn } from './signed-in.ts';

/** What somebody's row can be made to do. */
async function choose(popup: Page, name: string, item: string): Promise<void> {
  await popup.getByRole('button', { name: `More for Intro call, ${name}` }).click();
  await popup.getByRole('menuitem', { name: item, exact: true }).click();
}

test('10. an appointment is cancelled from the panel, which says who hears of it first', async ({
  extension,
  server,
}) => {
  await bookSoon(server.url, 'Cancella');
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Appointments' }).click();
  await choose(popup, 'Cancella', 'Cancel appointment');
  await expect(popup.getByText('Cancella gets an email about it.')).toBeVisible();
  await expect(popup.getByLabel('Reason (optional)')).toBeFocused();
  await expectAccessible(popup);
  await popup.keyboard.press('Escape');
  await expect(popup.getByLabel('Reason (optional)')).toBeHidden();
  await choose(popup, 'Cancella', 'Cancel appointment');
  await popup.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(popup.getByText('Cancella', { exact: true })).toBeHidden();
  await expect(popup.getByRole('status')).toHaveText('Done.');
});

test('10. an appointment is copied, and moved where it stands in Kalends', async ({
  extension,
  server,
}) => {
  const { appointmentId } = await bookSoon(server.url, 'Movida');
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Appointments' }).click();
  await choose(popup, 'Movida', 'Copy details');
  await expect(popup.getByRole('status')).toHaveText('Copied.');
  const opened = extension.context.waitForEvent('page');
  await choose(popup, 'Movida', 'Move');
  const page = await opened;
  await expect(page).toHaveURL(new RegExp(appointmentId));
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  await dialog.getByRole('region', { name: 'Free times' }).getByRole('button').last().click();
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${appointmentId}$`));
});

test('10. who waits for a word is confirmed, or declined with a reason', async ({
  extension,
  server,
}) => {
  await bookSoon(server.url, 'Jasmin', 'ask');
  await bookSoon(server.url, 'Nolan', 'ask');
  const popup = await openSignedIn(extension, server);
  await popup.getByRole('tab', { name: 'Appointments' }).click();
  const waiting = popup.getByRole('button', { name: /^Confirm / });
  await expect(popup.getByText('nolan@visitor.test')).toBeVisible();
  const before = await waiting.count();
  await popup.getByRole('button', { name: 'Confirm Ask me first with Jasmin' }).click();
  await expect(waiting).toHaveCount(before - 1);
  await expect(popup.getByRole('status')).toHaveText('Done.');
  await popup.getByRole('button', { name: 'Decline Ask me first with Nolan' }).click();
  await popup.getByLabel('Reason (optional)').fill('I am away that day.');
  await popup.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(popup.getByText('nolan@visitor.test')).toBeHidden();
  await expect(waiting).toHaveCount(before - 2);
});
