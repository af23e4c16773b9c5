import type { Page } from 'playwright/test';
import { bookAppointment } from './book-appointment.ts';

const anyTime = /^\d{2}:\d{2}/;

/** The times that an appointment can be moved to. */
export const otherTimes = (page: Page) => page.getByRole('button', { name: anyTime });

/** Opens what can be done with the appointment, and chooses it. */
export async function chooseChange(page: Page, change: 'Reschedule' | 'Cancel'): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: change, exact: true }).click();
}

/** Books an appointment, opens its page by the attendee's link, and chooses there what to do with it. */
export async function openChange(
  page: Page,
  serverUrl: string,
  change: 'Reschedule' | 'Cancel',
): Promise<void> {
  const { path } = await bookAppointment(serverUrl);
  await page.goto(path);
  await chooseChange(page, change);
}

/** Chooses one of the times, and answers with what its button says: `09:30`. */
export async function pickTime(page: Page, index = 0): Promise<string> {
  const time = otherTimes(page).nth(index);
  const text = (await time.textContent()) ?? '';
  await time.click();
  return text;
}
