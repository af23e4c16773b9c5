import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment, visitor } from './book-appointment.ts';
import { mailedLink } from './mailed-link.ts';

test('24. a host sends a reminder now, and who reads it ends them by one press', async ({
  page,
  request,
  server,
}) => {
  const { appointmentId } = await bookAppointment(server.url);
  const reply = await page.request.post(`${server.url}/api/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email: 'ada@demo.test', password: server.password },
  });
  expect(reply.ok()).toBe(true);
  await page.goto(`/appointments/${appointmentId}`);
  const reminders = page.getByRole('region', { name: 'Reminders' });
  const hourBefore = reminders.getByRole('listitem').filter({ hasText: '1 hour before' });
  await hourBefore.getByRole('button', { name: /^Leave out/ }).click();
  await expect(hourBefore.getByText('Left out')).toBeVisible();
  await hourBefore.getByRole('button', { name: /^Send after all/ }).click();
  await expect(hourBefore.getByText('Planned')).toBeVisible();
  await expectAccessible(page);
  await hourBefore.getByRole('button', { name: /^Send now/ }).click();
  await expect(hourBefore.getByText('Sent')).toBeVisible();

  const link = await mailedLink(request, server, {
    kind: 'attendee-reminder',
    to: visitor.email,
    path: '/unsubscribe',
  });
  await page.goto(link);
  await expect(page.getByText(visitor.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No more reminders' }).click();
  await expect(page.getByRole('heading', { name: 'You get no more reminders' })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Remind me again' }).click();
  await expect(page.getByRole('button', { name: 'No more reminders' })).toBeVisible();
});

test('24. a link of nobody ends nothing, and says so', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/403/);
  await page.goto('/unsubscribe?token=made-up');
  await expect(page.getByText('The link is not complete.')).toBeVisible();
});
