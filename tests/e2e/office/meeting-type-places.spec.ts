import type { Locator, Page } from 'playwright/test';
import { type RunningRadicale, runRadicale } from '#tests/support/run-radicale.ts';
import { demoPassword, type RunningServer } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { askRadicale } from '#tests/support/stand-ins/radicale-calendars.ts';
import { signIn } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';

/** Ada at her integrations, with two calendars connected that take events. */
async function openWithCalendars(page: Page, server: RunningServer, radicale: RunningRadicale) {
  const { makeCalendar } = askRadicale(radicale);
  await makeCalendar('Work');
  await makeCalendar('Courses and workshops');
  await page.goto(`${server.url}/login?next=/integrations`);
  await signIn(page, 'ada@demo.test', demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  const { url: address, username } = radicale;
  const reply = await page.request.post(`${server.url}/api/connections`, {
    headers: { origin: server.url },
    data: { provider: 'caldav', address, username, password: radicale.password() },
  });
  expect(reply.status()).toBe(200);
  await page.reload();
}

/** An option by a part of its text. */
async function pick(select: Locator, part: string) {
  const label = await select.locator('option', { hasText: part }).first().innerText();
  await select.selectOption({ label });
}

test('a meeting type is written into another calendar, into none, and as all others again', {
  tag: '@radicale',
}, async ({ page }) => {
  const radicale = await runRadicale();
  const port = new URL(radicale.url).port;
  const server = await runWorld({
    environment: { REACHABLE_PRIVATE_HOSTS: `127.0.0.1:${port}` },
  });
  try {
    await openWithCalendars(page, server, radicale);
    const part = page.getByRole('region', { name: 'Other calendars for some meeting types' });
    await expect(part).toContainText('All appointments are written into the same calendar.');
    await part.getByRole('button', { name: 'Add a meeting type' }).click();
    const dialog = page.getByRole('dialog', { name: 'Another calendar for a meeting type' });
    await expect(dialog.getByLabel('Meeting type')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await dialog.getByLabel('Meeting type').click();
    await page.getByRole('option', { name: /^Intro call/ }).click();
    await expectAccessible(page);
    // Where all others are written is not what is offered first.
    const offered = dialog.getByLabel('Its appointments are written into').locator('option');
    const usual = page
      .getByLabel('Appointments are written into', { exact: true })
      .locator('option:checked');
    await expect(offered.last()).toHaveText(await usual.innerText());
    await pick(dialog.getByLabel('Its appointments are written into'), 'Courses');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();

    const row = part.getByRole('listitem').filter({ hasText: 'Intro call' });
    const into = row.getByLabel('Calendar for Intro call');
    await expect(into.locator('option:checked')).toHaveText(/^Courses and workshops/);
    await expectAccessible(page);
    await pick(into, 'No calendar');
    await expect(
      page.getByText('Appointments of “Intro call” are written into no calendar.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(into.locator('option:checked')).toHaveText(/^Courses and workshops/);

    await page.reload();
    await expect(into.locator('option:checked')).toHaveText(/^Courses and workshops/);
    await row.getByRole('button', { name: /^Remove Intro call/ }).click();
    await expect(part.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(part).toContainText('All appointments are written into the same calendar.');
  } finally {
    await leaveServer(page);
    await server.stop();
    await radicale.stop();
  }
});
