import type { Page } from 'playwright/test';
import { zonedFormats } from '#shared/time/zoned.ts';
import { DATABASE_KINDS, type DatabaseKind } from '#tests/support/database.ts';
import { type EmptyInstallation, startEmptyInstallation } from '../support/empty-installation.ts';
import { followWay } from '../support/follow-way.ts';
import { expect, test as officeTest } from '../support/test.ts';
import { type ConsoleWatch, watchConsole } from '../support/watch-console.ts';
import { keptMails, lineOf } from './kept-mails.ts';

const emails = { ada: 'ada@example.org', grace: 'grace@example.org', marie: 'marie@visitor.test' };
const password = 'kettle umbrella north';

interface Fixtures {
  readonly kind: DatabaseKind;
  readonly installation: EmptyInstallation;
  /** Somebody else at a browser of their own. */
  readonly meet: (zone: string) => Promise<Page>;
}

const test = officeTest.extend<Fixtures>({
  kind: ['pglite', { option: true }],
  installation: [
    async ({ kind }, use) => {
      const installation = await startEmptyInstallation(kind, emails.ada);
      await use(installation);
      await installation.stop();
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.server.url),
  meet: async ({ browser, baseURL }, use) => {
    const watches: ConsoleWatch[] = [];
    await use(async (timezoneId) => {
      const context = await browser.newContext({ baseURL, timezoneId, locale: 'en-US' });
      watches.push(watchConsole(context));
      return await context.newPage();
    });
    expect(watches.flatMap((watch) => watch.unexpected())).toEqual([]);
  },
});

/** The second Wednesday of next month, and the day after it: within what can be booked, and far off. */
function daysToCome(nowMs: number): { readonly holiday: Date; readonly day: Date } {
  const now = new Date(nowMs);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12));
  const wednesday = 1 + ((3 - first.getUTCDay() + 7) % 7) + 7;
  const at = (date: number) => new Date(new Date(first).setUTCDate(date));
  return { holiday: at(wednesday), day: at(wednesday + 1) };
}

const nameOf = (day: Date) =>
  zonedFormats({ language: 'en', timeZone: 'UTC' }).day(day.toISOString());
const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function becomeOwner(page: Page, ownerPath: string): Promise<void> {
  await page.goto(ownerPath);
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Company').fill('Engines Ltd');
  await expect(page.getByText('This address is free.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Create my company');
}

/** Where, when with a break at noon, and what: the first steps. */
async function takeFirstSteps(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
  await press(page, 'Continue');
  await page.getByLabel('Monday, to (1)').fill('12');
  await press(page, 'Add hours: Monday');
  await page.getByLabel('Monday, from (2)').fill('13');
  await page.getByLabel('Monday, to (2)').fill('17');
  await press(page, 'Copy to other days: Monday');
  await press(page, 'Copy to 4 days');
  await press(page, 'Continue');
  await expect(page.getByLabel('Name')).toHaveValue('30 minutes');
  await page.getByRole('radio', { name: '45 minutes' }).check();
  await expect(page.getByLabel('Name')).toHaveValue('45 minutes');
  await press(page, 'Save and show the link');
  await expect(page.getByText('/ada-lovelace/45-minutes')).toBeVisible();
  await press(page, 'Done');
  await expect(page.getByRole('heading', { name: 'Two weeks' })).toBeVisible();
}

async function closeHoliday(page: Page, holiday: Date): Promise<void> {
  await followWay(page, 'Availability');
  await go(page, 'Working hours');
  await press(page, 'Add dates');
  await page.getByLabel('First day').fill(holiday.toISOString().slice(0, 10));
  await press(page, 'Save dates');
  const dates = page.getByRole('list', { name: 'Dates with other hours' });
  await expect(dates).toContainText('Not working');
}

async function makeConsultation(page: Page): Promise<void> {
  await followWay(page, 'Meeting types');
  await go(page, 'New meeting type');
  await expect(page.getByRole('heading', { level: 1, name: 'New meeting type' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).first().fill('Consultation');
  await page.getByLabel('Another duration').fill('60');
  await page.getByLabel('Another duration').press('Enter');
  await page.getByLabel('Add a question').selectOption('Short text');
  await page.getByLabel('Question', { exact: true }).fill('What is it about?');
  await press(page, 'Save');
  await expect(page.getByRole('heading', { level: 1, name: 'Consultation' })).toBeVisible();
}

/** No mail server is there: the link is handed on. */
async function invite(page: Page): Promise<string> {
  await followWay(page, 'Members');
  await press(page, 'Invite');
  await page.getByRole('dialog').getByLabel('Email addresses').fill(emails.grace);
  await press(page, 'Send invitation');
  const link = new URL(await page.getByText('/confirm-invite?token=').innerText());
  await press(page, 'Done');
  return link.pathname + link.search;
}

/** Joins, and has a page of her own once the first steps are done. */
async function join(grace: Page, path: string): Promise<void> {
  await grace.goto(path);
  await grace.getByLabel('Your name').fill('Grace Hopper');
  await grace.getByLabel('Password', { exact: true }).fill(password);
  await press(grace, 'Accept invitation');
  await go(grace, 'Go on');
  await press(grace, 'Continue');
  await expect(grace.getByRole('heading', { name: 'When you work' })).toBeVisible();
  await press(grace, 'Continue');
  await expect(grace.getByLabel('Address of your page')).toHaveValue('grace-hopper');
  await press(grace, 'Save and show the link');
  await expect(grace.getByText('/grace-hopper/intro-call')).toBeVisible();
  await press(grace, 'Done');
  await expect(grace).toHaveURL(/\/dashboard$/);
}

async function makeTeamOfTwo(page: Page): Promise<void> {
  await followWay(page, 'Teams');
  await press(page, 'New team');
  await page.getByRole('dialog').getByLabel('Name').fill('Advice');
  await press(page, 'Create team');
  await page.getByLabel('Add a member').selectOption('Grace Hopper');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeHidden();
  await page.reload();
  for (const name of ['Ada Lovelace', 'Grace Hopper']) {
    await expect(page.getByRole('button', { name: `Take ${name} out` })).toBeVisible();
  }
}

const starts = (page: Page) => page.getByRole('tabpanel').getByRole('button');

/** The visitor's clock; the host's stands below it. */
async function startsOf(page: Page): Promise<string[]> {
  return (await starts(page).allTextContents()).map((text) => text.slice(0, 5));
}

/** A day that may stand beyond the weeks that the calendar begins with. */
async function showDay(page: Page, day: Date): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible();
  const isShown = await page.getByRole('button', { name: nameOf(day) }).count();
  if (isShown === 0) await press(page, 'Later weeks');
}

/** An hour in London's time, an hour behind the host's; neither at her noon nor on her holiday. */
async function book(marie: Page, { holiday, day }: ReturnType<typeof daysToCome>): Promise<void> {
  await marie.goto('/ada-lovelace');
  await go(marie, 'Book Consultation');
  await marie.getByRole('radio', { name: '60 minutes' }).click();
  await showDay(marie, day);
  await expect(marie.getByRole('button', { name: nameOf(holiday) })).toBeDisabled();
  await press(marie, nameOf(day));
  const hours = ['08:00', '09:00', '10:00', '12:00', '13:00', '14:00', '15:00'];
  await expect.poll(() => startsOf(marie)).toEqual(hours);
  await starts(marie)
    .filter({ hasText: /^09:00/ })
    .click();
  await marie.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await marie.getByLabel('Email', { exact: true }).fill(emails.marie);
  await marie.getByLabel('What is it about?').fill('Radium');
  await expect(marie.getByLabel('Country code')).toHaveText(/^GB/);
  await marie.getByRole('textbox', { name: 'Phone' }).fill('07400 123456');
  await press(marie, 'Book appointment');
  await expect(marie.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
}

async function openAppointment(page: Page): Promise<void> {
  await followWay(page, 'Appointments');
  await page.getByRole('link', { name: /Marie Curie/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marie Curie' })).toBeVisible();
}

async function moveIt(page: Page): Promise<void> {
  await openAppointment(page);
  await expect(page.getByText('Radium')).toBeVisible();
  await expect(page.getByRole('link', { name: /\+44/ })).toBeVisible();
  await press(page, 'Reschedule');
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  // Those of its own day, and of an hour: that it has now is none of them.
  const times = dialog.getByRole('region', { name: 'Free times' }).getByRole('button');
  await expect(times).toHaveText(['09:00', '11:00', '13:00', '14:00', '15:00', '16:00']);
  await times.filter({ hasText: '14:00' }).click();
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByText(/Ada Lovelace moved it from/)).toBeVisible();
}

async function giveTo(page: Page, name: string): Promise<void> {
  await press(page, 'Give to…');
  const dialog = page.getByRole('dialog', { name: 'Give to a colleague' });
  await dialog.getByRole('radio', { name: new RegExp(name) }).check();
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'When and where' })).toContainText(name);
}

async function expectMails(page: Page, day: Date): Promise<void> {
  const mails = await keptMails(page, emails.marie, 3);
  const [booked, moved, given] = mails;
  if (!booked || !moved || !given) throw new Error('There are not three mails');
  expect(booked.subject).toMatch(/^Confirmed: Consultation with Ada Lovelace/);
  expect(booked.text).toContain('09:00 – 10:00');
  expect(moved.subject).toMatch(/^New time: Consultation with Ada Lovelace/);
  expect(moved.text).toContain('13:00 – 14:00');
  expect(given.subject).toMatch(/^New host: Consultation with Grace Hopper/);
  expect(given.text).toContain('You now meet Grace Hopper');
  expect(given.text).not.toContain('Ada Lovelace');
  expect(new Set(mails.map((mail) => lineOf(mail, 'UID'))).size).toBe(1);
  const sequences = mails.map((mail) => Number(lineOf(mail, 'SEQUENCE')));
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  const date = day.toISOString().slice(0, 10).replaceAll('-', '');
  expect(lineOf(given, 'DTSTART')).toContain(date);
  expect(given.calendarFile).toContain('Grace Hopper');
}

for (const kind of DATABASE_KINDS) {
  test.describe(`on ${kind}`, () => {
    test.use({ kind, timezoneId: 'Europe/Berlin' });

    test('9. from an empty installation to an appointment that a colleague takes over', async ({
      page,
      installation,
      meet,
      consoleErrors,
    }) => {
      // Who is not signed in yet is asked who they are.
      consoleErrors.allow(/401/);
      const days = daysToCome(Date.now());
      await becomeOwner(page, installation.ownerPath);
      await takeFirstSteps(page);
      await closeHoliday(page, days.holiday);
      await makeConsultation(page);
      const grace = await meet('Europe/Berlin');
      await join(grace, await invite(page));
      await makeTeamOfTwo(page);
      const marie = await meet('Europe/London');
      await book(marie, days);
      await moveIt(page);
      await giveTo(page, 'Grace Hopper');
      await openAppointment(grace);
      await expectMails(page, days.day);
      await marie.reload();
      const ticket = marie.getByRole('region', { name: 'Your appointment' });
      await expect(ticket).toContainText('Grace Hopper');
      await expect(ticket).toContainText('13:00 – 14:00');
    });
  });
}
