import { weekday } from '#shared/time/dates.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';

test('11. the booked day is lit in its month, and in the tab as long as it takes place', async ({
  page,
  server,
}) => {
  const { path, startIso } = await bookAppointment(server.url);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  const days = page.locator('.motif-squares > *');
  const lit = await days.evaluateAll((all) =>
    all.flatMap((day, index) => (day.classList.contains('motif-lit') ? [index] : [])),
  );
  // Weeks begin on Sunday for a reader in America; the host's working hours are one day everywhere.
  expect(lit.map((index) => index % 7)).toEqual([weekday(startIso.slice(0, 10))]);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,/);
  await page.goto('/ada/intro');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});
