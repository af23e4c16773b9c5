import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment, visitor } from './book-appointment.ts';
import { comeUnfilled } from './booking-page.ts';

test('the visitor sees what they booked, in their own zone', async ({ page, server }) => {
  const { path } = await bookAppointment(server.url);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(page.getByText(`on its way to ${visitor.email}`)).toBeVisible();
  // Spec A §2: What and When, which the ticket says, Who and Where.
  const ticket = page.getByRole('region', { name: 'Your appointment' });
  await expect(ticket.getByText('Intro call')).toBeVisible();
  await expect(ticket.getByText('Europe/Berlin (GMT+')).toBeVisible();
  for (const row of ['Who', 'Where']) {
    await expect(page.getByRole('term').filter({ hasText: row })).toBeVisible();
  }
  await expect(page).toHaveTitle('Confirmed · Intro call · Kalends');
  await expectAccessible(page);
});

test('7.30 the visitor adds it to a calendar', async ({ page, server }) => {
  const { path, startIso } = await bookAppointment(server.url);
  await page.goto(path);
  const google = page.getByRole('link', { name: 'Google Calendar' });
  const basic = startIso.slice(0, 19).replace(/[-:]/g, '');
  await expect(google).toHaveAttribute('href', new RegExp(basic));
  const outlook = page.getByRole('link', { name: 'Outlook.com' });
  await expect(outlook).toHaveAttribute('href', /^https:\/\/outlook\.live\.com\//);
  const office = page.getByRole('link', { name: 'Microsoft 365' });
  await expect(office).toHaveAttribute('href', /^https:\/\/outlook\.office\.com\//);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'iCal' }).click();
  expect((await file).suggestedFilename()).toBe('appointment.ics');
});

test('who has only the address sees neither name nor e-mail of the attendee', async ({
  page,
  server,
}) => {
  const { path } = await bookAppointment(server.url);
  await page.goto(path.split('?')[0] ?? '');
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(page.getByText(visitor.fullname)).toBeHidden();
  await expect(page.getByText(visitor.email)).toBeHidden();
});

for (const action of ['Reschedule', 'Cancel'] as const) {
  test(`without the secret a click on ${action} sends a mail, once`, async ({ page, server }) => {
    const { appointmentId } = await bookAppointment(server.url);
    await page.goto(`/appointment/${appointmentId}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    const button = page.getByRole('button', { name: action });
    await button.click();
    const toast = page.getByRole('status').filter({ hasText: `${action} Initiated` });
    await expect(toast).toContainText('Please check your inbox.');
    await expect(button).toBeDisabled();
    const line = page.getByText('We have sent a link to the address this was booked with.');
    await expect(line).toBeVisible();
    await page.reload();
    await expect(line).toBeVisible();
    await expectAccessible(page);
  });

  test(`when ${action} fails, the visitor is told and may try again`, async ({
    page,
    server,
    consoleErrors,
  }) => {
    consoleErrors.allow(/500/);
    const { appointmentId } = await bookAppointment(server.url);
    await page.route('**/api/booking/initiate/**', (route) =>
      route.fulfill({ status: 500, json: { error: 'generic-unavailable', message: 'x' } }),
    );
    await page.goto(`/appointment/${appointmentId}`);
    await page.getByRole('button', { name: 'Actions' }).click();
    const button = page.getByRole('button', { name: action });
    await button.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(toast).toContainText(
      `Failed to initiate ${action.toLowerCase()}. Please try again later.`,
    );
    await expect(button).toBeEnabled();
  });
}

test('a link that leads nowhere says so', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/40[034]/);
  for (const path of ['/appointment/0b1f6f5e-6c2c-4f6e-9a5e-5f1d6c1f0000', '/appointment/none']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a secret that is not its own still leads to the appointment', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  const { appointmentId } = await bookAppointment(server.url);
  await page.goto(`/appointment/${appointmentId}?secret=wrong`);
  await page.getByRole('link', { name: 'See the appointment' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('a broken server is an error page with its code and a way to try again', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  const { path } = await bookAppointment(server.url);
  let isBroken = true;
  await comeUnfilled(page);
  await page.route('**/api/appointment/**', (route) =>
    isBroken
      ? route.fulfill({ status: 503, json: { error: 'not-ready', message: 'x', requestId: 'r' } })
      : route.continue(),
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('not-ready')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('a visitor who speaks German reads German', async ({ browser, server }) => {
  const { path } = await bookAppointment(server.url);
  const context = await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna' });
  const page = await context.newPage();
  await page.goto(server.url + path);
  await expect(page.getByRole('heading', { name: 'Ihr Termin steht' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText(/\d{2}:\d{2} – \d{2}:\d{2} Uhr/).first()).toBeVisible();
  await page.goto(`${server.url}${path}&lang=se`);
  await expect(page.getByRole('heading', { name: 'Din tid är bokad' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await context.close();
});

test('the success page repeats what its link says', async ({ page }) => {
  await page.goto(
    '/appointment/success?what=Intro%20call&when=2030-05-24T13:30:00Z&timezone=Asia/Kolkata',
  );
  await expect(page.getByText('Friday, May 24, 2030')).toBeVisible();
  await expect(page.getByText('Asia/Kolkata (GMT+5:30)')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/appointment/success?what=Intro%20call&doi=guest');
  await expect(page.getByRole('heading', { name: 'Booking confirmation needed' })).toBeVisible();
  await page.goto('/appointment/success?what=Intro%20call&doi=host');
  await expect(page.getByRole('heading', { name: 'Host confirmation pending' })).toBeVisible();
});
