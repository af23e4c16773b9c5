import { bookAppointment, visitor } from '../site/book-appointment.ts';
import { signIn, signInAs } from '../site/sign-in.ts';
import { accountButton, signOut } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { untilMailed } from './kept-mails.ts';

const owner = 'ada@demo.test';

test('the owner signs in, reads the mail, and its link cancels the appointment', async ({
  page,
  request,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  // What reads the frame's links would run a script in it, which the sandbox forbids to everyone.
  consoleErrors.allow(/Blocked script execution in 'about:srcdoc'/);
  const { appointmentId } = await bookAppointment(server.url);
  await page.goto(`/appointment/${appointmentId}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancel Initiated')).toBeVisible();
  await untilMailed(request, 3);

  await page.goto('/admin/emails');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Femails$/);
  await signIn(page, owner, server.password);
  const list = page.getByRole('list', { name: 'List of emails' });
  const mail = list.getByRole('link', { name: /Please confirm: cancel Intro call/ }).first();
  await expect(mail).toContainText(visitor.email);
  await mail.click();

  const popup = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Cancel appointment' }).click();
  const tab = await popup;
  await expect(tab.getByRole('heading', { name: 'Cancel this appointment?' })).toBeVisible();
  await tab.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(tab.getByRole('heading', { name: 'Appointment cancelled' })).toBeVisible();
});

test('a mail shows its plain text and its calendar file', async ({ page, request, server }) => {
  await bookAppointment(server.url);
  await untilMailed(request, 2);
  await page.goto('/login?next=%2Fadmin%2Femails');
  await expectAccessible(page);
  await signIn(page, owner, server.password);
  await page
    .getByRole('link', { name: /Confirmed: Intro call/ })
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
  await signInAs(page, owner, '/admin/emails');
  const row = page.getByRole('link', { name: /Mail 24/ });
  const heading = page.getByRole('heading', { name: 'Mail 24' });
  await row.click();
  await expect(heading).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/emails');
  await row.click();
  const back = page.getByRole('button', { name: 'All emails' });
  await expect(back).toBeFocused();
  await expect(heading).toBeInViewport();
  await back.click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('mails are searched and narrowed, the address keeps it, and Back undoes the open one', async ({
  page,
  request,
  server,
}) => {
  const { path } = await bookAppointment(server.url);
  expect(path).toContain('/appointment/');
  await untilMailed(request, 2);
  await signInAs(page, owner, '/admin/emails');
  const list = page.getByRole('list', { name: 'List of emails' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill(visitor.email);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Bookings');
  await expect(page).toHaveURL(/search=marie.*topic=booking|topic=booking.*search=marie/);
  await expect(list.getByRole('link', { name: /New booking|ada@demo\.test/ })).toHaveCount(0);
  const mail = list.getByRole('link', { name: /Confirmed: Intro call/ }).first();
  await mail.click();
  await expect(page).toHaveURL(/mail=/);
  await page.reload();
  await expect(search).toHaveValue(visitor.email);
  const heading = page.getByRole('heading', { name: /Confirmed: Intro call/ });
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(heading).toBeHidden();
  await expect(page.getByText('Choose an email to read it.')).toBeVisible();

  await search.fill('nobody of this name');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue('nobody of this name');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(search).toHaveValue('');
  await expect(mail).toBeVisible();
});

test('several mails are selected by keyboard, read together, printed and kept', async ({
  page,
  request,
  server,
}) => {
  await bookAppointment(server.url);
  await untilMailed(request, 2);
  await signInAs(page, owner, '/admin/emails');
  await expect(page.getByRole('list', { name: 'List of emails' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('2 selected');
  await expectAccessible(page);
  await selection.getByRole('button', { name: 'Show together' }).click();
  const together = page.getByRole('region', { name: 'Selected emails' });
  await expect(together.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await together.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'List of emails' })).toBeHidden();
  await expect(together.getByRole('article')).toHaveCount(2);
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await together.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('emails.txt');
  await selection.getByRole('button', { name: 'Clear' }).click();
  await expect(together).toBeHidden();
  await expect(selection).toBeHidden();
});

test('that mails stay here is said once', async ({ page, request, server }) => {
  await bookAppointment(server.url);
  await untilMailed(request, 2);
  await signInAs(page, owner, '/admin/emails');
  await expect(page.getByText(/No mail server is set up/)).toHaveCount(1);
  await expect(
    page.getByRole('list', { name: 'List of emails' }).getByText('Kept here'),
  ).toHaveCount(0);
});

test('a wrong password is told, and what was typed stays', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/401/);
  await page.goto('/login');
  await signIn(page, owner, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right.');
  await expect(page.getByLabel('Email')).toHaveValue(owner);
});

test('7.11 after signing in nobody is led away, and after signing out the mails are closed', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.goto('/login?next=/.//evil.test');
  await signIn(page, owner, server.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);
  await page.goto('/admin/emails');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a member may not read them', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/403/);
  await page.goto('/login?next=/admin/emails');
  await signIn(page, 'linus@demo.test', server.password);
  await expect(page.getByText('You are not allowed to do this.')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
});
