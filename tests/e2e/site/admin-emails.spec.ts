import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment, visitor } from './book-appointment.ts';
import { signIn, signInAs } from './sign-in.ts';

const owner = 'ada@demo.test';

test('the owner signs in, reads the mail, and its link cancels the appointment', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  // What reads the frame's links would run a script in it, which the sandbox forbids to everyone.
  consoleErrors.allow(/Blocked script execution in 'about:srcdoc'/);
  const { path } = await bookAppointment(server.url);
  await page.goto(path);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancel Initiated')).toBeVisible();

  await page.goto('/admin/emails');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Femails$/);
  await signIn(page, owner, server.password);
  const list = page.getByRole('list', { name: 'List of e-mails' });
  const mail = list.getByRole('button', { name: /Please confirm: cancel Intro call/ }).first();
  await expect(mail).toContainText(visitor.email);
  await mail.click();

  const popup = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Cancel appointment' }).click();
  const tab = await popup;
  await expect(tab.getByRole('heading', { name: 'Cancel this appointment?' })).toBeVisible();
  await tab.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(tab.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
});

test('a mail shows its plain text and its calendar file', async ({ page, server }) => {
  await bookAppointment(server.url);
  await page.goto('/login');
  await expectAccessible(page);
  await signIn(page, owner, server.password);
  await page
    .getByRole('button', { name: /Confirmed: Intro call/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.getByRole('textbox', { name: 'Plain text' })).toHaveValue(/Hello Marie Curie/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Calendar file' }).click();
  await expect(page.getByRole('textbox', { name: 'Calendar file' })).toHaveValue(
    /BEGIN:VCALENDAR[\s\S]*METHOD:REQUEST/,
  );
});

test('a mail from far down a long list is opened in sight, and left for where it was', async ({
  page,
}) => {
  const mails = Array.from({ length: 25 }, (_, index) => ({
    id: `mail-${index}`,
    kind: 'attendee-confirmation',
    to: visitor.email,
    subject: `Mail ${index}`,
    status: 'kept',
    createdAt: new Date().toISOString(),
  }));
  const body = { html: '<p>Hello</p>', text: 'Hello', calendarFile: null, error: null };
  await page.route('**/api/mail-log?*', (route) =>
    route.fulfill({ json: { mails, total: 25, page: 1, pageSize: 25 } }),
  );
  await page.route('**/api/mail-log/*', (route) =>
    route.fulfill({ json: { ...mails.at(-1), ...body } }),
  );
  await signInAs(page, owner);
  const row = page.getByRole('button', { name: /Mail 24/ });
  const heading = page.getByRole('heading', { name: 'Mail 24' });
  await row.click();
  await expect(heading).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await row.click();
  const back = page.getByRole('button', { name: 'All e-mails' });
  await expect(back).toBeFocused();
  await expect(heading).toBeInViewport();
  await back.click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('a wrong password is told, and what was typed stays', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/);
  await page.goto('/login');
  await signIn(page, owner, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('E-mail or password is not right.');
  await expect(page.getByLabel('E-mail')).toHaveValue(owner);
});

test('7.11 after signing in nobody is led away, and after signing out the mails are closed', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.goto('/login?next=/.//evil.test');
  await signIn(page, owner, server.password);
  await expect(page).toHaveURL(/\/admin\/emails$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/admin/emails');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a member may not read them', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/403/);
  await page.goto('/login?next=/admin/emails');
  await signIn(page, 'linus@demo.test', server.password);
  await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
