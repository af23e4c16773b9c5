import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  type AppointmentCommandId,
  appointmentCommands,
} from '#site/office/appointments/appointment-commands.ts';
import { project } from '#tests/support/run-server.ts';
import { bookAppointment, visitor } from '../site/book-appointment.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { runByPalette } from '../support/run-by-palette.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const NAME = visitor.fullname;
/** As the list calls it. */
const IN_LIST = `Ask me first, ${NAME}`;
const ids = Object.keys(appointmentCommands) as AppointmentCommandId[];
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(project, 'locales/en/office/appointments.json'), 'utf8'),
);

/** As the table says it: `move.open` of the texts. */
const labelOf = (id: AppointmentCommandId) => {
  const [group = '', key = ''] = appointmentCommands[id].label().split('.');
  return texts[group]?.[key] ?? '';
};

type Way = (page: Page, id: AppointmentCommandId) => Promise<void>;

const row = (page: Page) => page.locator('[data-row]').filter({ hasText: NAME });

const pressKey: Way = (page, id) => page.keyboard.press(appointmentCommands[id].key);

/** The ways to a command, from the list. */
const inList: readonly Way[] = [
  async (page, id) => {
    await page.getByRole('button', { name: `Actions: ${IN_LIST}` }).click();
    await page.getByRole('menuitem', { name: labelOf(id), exact: true }).click();
  },
  async (page, id) => {
    await row(page).focus();
    await pressKey(page, id);
  },
  async (page, id) => {
    const box = page.getByRole('checkbox', { name: `Select ${IN_LIST}` });
    await box.check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: labelOf(id), exact: true }).click();
  },
];

/** The ways to it from the screen of the appointment, where who waits is answered at once by their name. */
const onScreen: readonly Way[] = [
  async (page, id) => {
    if (id === 'confirm' || id === 'decline') return await pressKey(page, id);
    await page.getByRole('button', { name: labelOf(id), exact: true }).click();
  },
  pressKey,
  (page, id) => runByPalette(page, `${labelOf(id).replace('…', '')}: ${NAME}`),
];

/** The question that a command led to, which is left. */
async function questionOf(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const title = await dialog.getByRole('heading', { level: 2 }).first().innerText();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return title;
}

/** What each command asks, by each way. */
async function walk(page: Page, ways: readonly Way[]): Promise<string[][]> {
  const questions: string[][] = [];
  for (const id of ids) {
    const found: string[] = [];
    for (const way of ways) {
      await way(page, id);
      found.push(await questionOf(page));
      // Nothing is selected where another way begins.
      await page.keyboard.press('Escape');
    }
    questions.push(found);
  }
  return questions;
}

test('20.11 what can be done with an appointment is the same by menu, key, bar, button and palette', async ({
  page,
  server,
}) => {
  const { appointmentId } = await bookAppointment(server.url, 'en', 'ask');
  await signInAs(page, owner, '/appointments?tab=waiting&search=marie');
  await expect(row(page)).toBeVisible();
  const listed = await walk(page, inList);
  await page.goto(`/appointments/${appointmentId}`);
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  const opened = await walk(page, onScreen);
  const expected = [
    'Confirm this request?',
    'Decline this request?',
    'Choose another time',
    'Give to a colleague',
    'Cancel this appointment?',
  ].map((question) => Array(inList.length).fill(question));
  expect(listed).toEqual(expected);
  expect(opened).toEqual(expected);
});

test('20.11 the palette begins with what can be done on an appointment’s screen, and forgets it elsewhere', async ({
  page,
  server,
}) => {
  const { appointmentId } = await bookAppointment(server.url);
  await signInAs(page, owner, `/appointments/${appointmentId}`);
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const here = page.getByRole('group', { name: 'On this screen' });
  await expect(here.getByRole('option')).toHaveText([
    new RegExp(`Reschedule: ${NAME}`),
    new RegExp(`Give to: ${NAME}`),
    new RegExp(`Cancel: ${NAME}`),
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All appointments' }).click();
  await expect(page.getByRole('list', { name: 'Appointments' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('dialog', { name: 'Go to' }).getByRole('option').first(),
  ).toBeVisible();
  await expect(here).toHaveCount(0);
});
