import ical from 'ical-generator';
import type { Page } from 'playwright/test';
import { dayOfDate } from '#shared/time/dates.ts';
import { toInstant, zoneOf } from '#shared/time/zone.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { times } from './booking-page.ts';

const CLASH = 'You have something then';
const SUMMARY = 'Dentist, which is nobody’s business';

const opener = (page: Page) =>
  page.getByRole('button', { name: /Check against my calendar|Compared with/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Check against my calendar' });

interface FirstStart {
  readonly date: string;
  readonly time: string;
}

/** The first start of the day that is shown, as the page says it in Berlin. */
async function openPage(page: Page, path = '/ada/intro'): Promise<FirstStart> {
  await page.goto(path);
  return readFirst(page);
}

async function readFirst(page: Page): Promise<FirstStart> {
  await expect(times(page).first()).toBeVisible();
  const day = page.getByRole('gridcell', { selected: true }).getByRole('button');
  const date = (await day.getAttribute('data-date')) ?? '';
  return { date, time: (await times(page).first().textContent()) ?? '' };
}

/** A file with half an hour that begins with a start. */
function calendarOf({ date, time }: FirstStart) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const start = toInstant(zoneOf('Europe/Berlin'), dayOfDate(date) * 1440 + hour * 60 + minute);
  const at = (minutes: number) => new Date(minutes * 60_000);
  const calendar = ical({
    events: [{ start: at(start), end: at(start + 30), summary: SUMMARY, id: 'one' }],
  });
  return toFile('work.ics', calendar.toString());
}

function toFile(name: string, text: string) {
  return { name, mimeType: 'text/calendar', buffer: Buffer.from(text) };
}

async function choose(page: Page, file: ReturnType<typeof toFile>): Promise<void> {
  await opener(page).click();
  const choosing = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose a calendar file' }).click();
  await (await choosing).setFiles(file);
}

const done = (page: Page) => dialog(page).getByRole('button', { name: 'Done' }).click();

test('11. what clashes with the visitor’s own calendar is greyed, can be picked, and is sent nowhere', async ({
  page,
}) => {
  const first = await openPage(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await choose(page, calendarOf(first));
  await expect(dialog(page).getByText('1 busy time', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await done(page);
  await expect(opener(page)).toHaveText('Compared with work.ics');
  await expect(opener(page)).toBeFocused();
  await expect(times(page).nth(0)).toHaveAccessibleDescription(CLASH);
  await expect(times(page).nth(1)).toHaveAccessibleDescription('');
  await expect(page.getByRole('tabpanel').getByText(CLASH)).toBeVisible();
  await expectAccessible(page);
  await times(page).first().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  expect(sent.filter((request) => /Dentist|work\.ics|VEVENT/.test(request))).toEqual([]);
});

test('11. in another zone the same time clashes', async ({ page }) => {
  const first = await openPage(page);
  await choose(page, calendarOf(first));
  await done(page);
  await page.getByRole('button', { name: /Time zone/ }).click();
  await page.getByRole('combobox', { name: /Search/ }).fill('kolkata');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Asia\/Kolkata/ })).toBeVisible();
  await expect(times(page).first()).not.toHaveText(first.time);
  await expect(times(page).nth(0)).toHaveAccessibleDescription(CLASH);
  await expect(times(page).nth(1)).toHaveAccessibleDescription('');
});

test('11. a calendar is forgotten with the page, unless it is to be kept', async ({ page }) => {
  const first = await openPage(page);
  await choose(page, calendarOf(first));
  await done(page);
  await page.reload();
  await expect(opener(page)).toHaveText('Check against my calendar');
  await choose(page, calendarOf(first));
  await dialog(page).getByLabel('Keep until I close this tab').check();
  await done(page);
  await page.reload();
  await expect(opener(page)).toHaveText('Compared with work.ics');
  await expect(times(page).first()).toHaveAccessibleDescription(CLASH);
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Remove work.ics' }).click();
  await done(page);
  await expect(times(page).first()).toHaveAccessibleDescription('');
  await page.reload();
  await expect(opener(page)).toHaveText('Check against my calendar');
});

test('11. who moves an appointment sees what clashes, by the calendar that the tab has kept', async ({
  page,
  server,
}) => {
  const { appointmentId, secret } = await bookAppointment(server.url);
  const path = `/reschedule?appointmentId=${appointmentId}&secret=${secret}`;
  const first = await openPage(page, path);
  await expect(times(page).first()).toHaveAccessibleDescription('');
  await choose(page, calendarOf(first));
  await dialog(page).getByLabel('Keep until I close this tab').check();
  await done(page);
  await expect(times(page).nth(0)).toHaveAccessibleDescription(CLASH);
  await expect(times(page).nth(1)).toHaveAccessibleDescription('');
  await expectAccessible(page);
  await page.goto('/ada/intro');
  await expect(opener(page)).toHaveText('Compared with work.ics');
  await page.goto(path);
  await expect(opener(page)).toHaveText('Compared with work.ics');
  await expect(times(page).first()).toHaveAccessibleDescription(CLASH);
  await times(page).first().click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('11. a file is dropped anywhere on the page, and a day without a time left is greyed', async ({
  page,
}) => {
  const { date } = await openPage(page);
  const text = ical({
    events: [{ start: new Date(`${date}T00:00:00Z`), allDay: true, summary: SUMMARY, id: 'one' }],
  }).toString();
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'holiday.ics', { type: 'text/calendar' }));
    return data;
  }, text);
  await page.getByRole('heading', { name: 'Intro call' }).dispatchEvent('drop', {
    dataTransfer: transfer,
  });
  await expect(dialog(page).getByText('holiday.ics', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const day = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(day).toHaveAccessibleDescription(CLASH);
  await expect(times(page).last()).toHaveAccessibleDescription(CLASH);
});

test('11. busy times are pasted, and what is not understood stays in the field', async ({
  page,
}) => {
  const { date, time } = await openPage(page);
  await opener(page).click();
  const field = dialog(page).getByRole('textbox', { name: 'Or paste your busy times' });
  const until = time.replace(/:\d\d$/, ':59');
  await field.fill(`${date} ${time}-${until}\nsome time in spring`);
  await dialog(page).getByRole('button', { name: 'Add these times' }).click();
  await expect(dialog(page).getByRole('alert').first()).toContainText('1 line was not understood');
  await expect(field).toHaveValue('some time in spring');
  await expect(field).toBeFocused();
  await done(page);
  await expect(times(page).first()).toHaveAccessibleDescription(CLASH);
});

test('11. what is no calendar, too large or without an end is refused in words', async ({
  page,
}) => {
  await page.clock.install();
  const first = await openPage(page);
  await choose(page, toFile('photo.ics', 'GIF89a'));
  const alert = dialog(page).getByRole('alert').first();
  await expect(alert).toContainText('“photo.ics” is not a calendar file');
  const chooser = dialog(page).locator('input[type="file"]');
  await chooser.setInputFiles(toFile('years.ics', 'x'.repeat(2 * 1024 * 1024 + 1)));
  await expect(alert).toContainText('“years.ics” is larger than 2 megabytes');
  const { buffer } = calendarOf(first);
  const endless = buffer.toString().replace('END:VEVENT', `${NEVER}\r\nEND:VEVENT`);
  await chooser.setInputFiles(toFile('endless.ics', endless));
  await expect(
    dialog(page).getByRole('button', { name: 'Choose a calendar file' }),
  ).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(11_000);
  await expect(alert).toContainText('“endless.ics” could not be read, or takes too long');
});

/** A rule that no day keeps. */
const NEVER = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
