import type { Page } from 'playwright/test';
import { bookAppointment, visitor } from '../site/book-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { chooseOption } from '../support/choose-option.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followWay } from '../support/follow-way.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';

async function openAppointment(page: Page, appointmentId: string): Promise<void> {
  await signInAs(page, owner);
  await page.goto(`/appointments/${appointmentId}`);
  await expect(page.getByRole('heading', { name: visitor.fullname, level: 1 })).toBeVisible();
}

test('9. the list is searched and narrowed, the address keeps it, and the keyboard opens one', async ({
  page,
  server,
}) => {
  await bookAppointment(server.url);
  await signInAs(page, owner, '/dashboard');
  await followWay(page, 'Appointments');
  const list = page.getByRole('list', { name: 'Appointments' });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await search.fill('marie');
  await page.getByRole('button', { name: 'Filter' }).click();
  await chooseOption(page.getByRole('combobox', { name: 'Meeting type' }), 'Intro call');
  await expect(page).toHaveURL(/search=marie.*type=|type=.*search=marie/);
  await page.reload();
  await expect(search).toHaveValue('marie');
  await expect(list.getByRole('listitem').first()).toContainText(visitor.fullname);
  await search.blur();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: visitor.fullname, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('marie');
  await expect(list.getByRole('link').first()).toBeFocused();
  await search.fill('nobody of this name');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(search).toHaveValue('');
});

test('9. the host notes something, moves it, brings a guest along, and the history says so', async ({
  page,
  server,
}) => {
  const { appointmentId } = await bookAppointment(server.url);
  await openAppointment(page, appointmentId);
  await expectAccessible(page);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Knows Pierre');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();

  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  await expect(dialog).toContainText(visitor.fullname);
  await dialog.getByRole('region', { name: 'Free times' }).getByRole('button').first().click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Ada Brandt moved it from/)).toBeVisible();

  await page.getByRole('button', { name: 'Add a guest' }).click();
  await page.getByLabel('Email of the guest').fill('pierre@example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Ada Brandt added pierre@example.com')).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('Knows Pierre');
});

test('9. what a second tab wrote is said, and nothing typed is lost', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { appointmentId } = await bookAppointment(server.url);
  await openAppointment(page, appointmentId);
  const second = await context.newPage();
  await second.goto(`/appointments/${appointmentId}`);
  await second.getByRole('textbox', { name: 'Notes' }).fill('From the second tab');
  await expect(second.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('From the first tab');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('From the second tab');
  await expect(notes).toHaveValue('From the first tab');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('From the first tab');
});

test('9. a colleague takes it over, and the owner cancels it with a reason', async ({
  page,
  server,
}) => {
  const { appointmentId } = await bookAppointment(server.url);
  await openAppointment(page, appointmentId);
  await page.getByRole('button', { name: 'Give to…' }).click();
  const give = page.getByRole('dialog', { name: 'Give to a colleague' });
  await give.getByRole('radio', { name: /Free/ }).first().check();
  await expectAccessible(page);
  await give.getByRole('button', { name: 'Give' }).click();
  await expect(give).toBeHidden();
  await expect(page.getByText(/Ada Brandt gave it to/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(cancel).toContainText(`Gets an email: ${visitor.fullname}`);
  await cancel.getByRole('textbox').fill('The studio is flooded.');
  await expectAccessible(page);
  await cancel.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByText('The studio is flooded.').first()).toBeVisible();
  await page.goto('/appointments?tab=cancelled');
  await expect(page.getByRole('list', { name: 'Appointments' })).toContainText(visitor.fullname);
});

test('9. several requests are declined at once from the list, each told why', async ({
  page,
  server,
}) => {
  const asked = [await bookAppointment(server.url, 'en', 'ask')];
  asked.push(await bookAppointment(server.url, 'en', 'ask'));
  await signInAs(page, owner);
  await page.goto('/appointments?tab=waiting&search=marie');
  const boxes = page.getByRole('list', { name: 'Appointments' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Confirm' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm 2 requests?' });
  await expect(confirm).toContainText(`Gets an email: ${visitor.fullname}, ${visitor.fullname}`);
  await confirm.getByRole('button', { name: 'Back' }).click();
  await bar.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline 2 requests?' });
  await dialog.getByRole('textbox').fill('Another week, please');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 attendees are told' })).toBeVisible();
  await expect(boxes).toHaveCount(0);
  for (const { appointmentId } of asked) {
    await page.goto(`/appointments/${appointmentId}`);
    await expect(page.getByText(`Ada Brandt declined ${visitor.fullname}`)).toBeVisible();
    await expect(page.getByText('Another week, please').first()).toBeVisible();
  }
});

test('9. the host books for a client, outside of the hours and without a mail', async ({
  page,
}) => {
  await signInAs(page, owner);
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Book for a client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await expect(dialog.getByText('Choose a time.')).toBeVisible();
  await expectAccessible(page);
  await chooseOption(dialog.getByLabel('Meeting type'), 'Intro call');
  await dialog.getByLabel('Another time').check();
  await dialog.getByLabel('Date and time').fill('2040-03-04T22:15');
  await dialog.getByLabel('Name').fill('Irène Curie');
  await dialog.getByLabel('Email', { exact: true }).fill('irene@example.com');
  await dialog.getByLabel('Send emails').uncheck();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Irène Curie', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'When and where' })).toContainText('22:15');
});
