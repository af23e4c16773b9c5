import type { Page } from 'playwright/test';
import type { RunningServer } from '#tests/support/run-server.ts';
import { expect } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { times } from './booking-page.ts';
import { aProvisional } from './provisional-reply.ts';

type Open = (page: Page, server: RunningServer) => Promise<void>;

/** What a visitor sees after the first look at a page, in Polish. */
const laterStates: Readonly<Record<string, Open>> = {
  'the choice of a zone': async (page) => {
    await page.goto('/ada/intro?lang=pl');
    await page.getByRole('button', { name: /^Strefa czasowa/ }).click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  },
  'the form': async (page) => {
    await page.goto('/ada/intro?lang=pl');
    await times(page).first().click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  },
  'an appointment with its actions': async (page, server) => {
    const { path } = await bookAppointment(server.url);
    await page.goto(`${path}&lang=pl`);
    await page.locator('button[aria-expanded="false"][aria-controls]').first().click();
  },
  'a cancellation': async (page, server) => {
    const { appointmentId, secret } = await bookAppointment(server.url);
    await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}&lang=pl`);
    await expect(page.getByRole('textbox')).toBeVisible();
  },
  'another time for an appointment': async (page, server) => {
    const { appointmentId, secret } = await bookAppointment(server.url);
    await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}&lang=pl`);
    await page
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .click();
  },
  'a request that its host answers': async (page) => {
    await page.route('**/api/booking/provisional-booking?*', (route) =>
      route.fulfill({ json: aProvisional() }),
    );
    await page.goto('/host-confirmation?id=any&lang=pl');
    await expect(page.getByRole('link', { name: 'marie@example.com' })).toBeVisible();
  },
  'a callback': async (page) => {
    await page.goto('/ada/paid?lang=pl');
    const way = page.getByRole('main').getByRole('button').nth(1);
    await way.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** What is wrong with each of them, and where. */
export async function inLaterStates(
  page: Page,
  server: RunningServer,
  find: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  // What flies into its place covers what it flies over.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, open] of Object.entries(laterStates)) {
    await open(page, server);
    await page.waitForLoadState('networkidle');
    for (const what of await find(page)) found.push(`${name}: ${what}`);
  }
  return found;
}
