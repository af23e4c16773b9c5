import type { Page } from 'playwright/test';
import { keepStored, readStored, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import type { OpenExtension } from '#tests/e2e/support/launch-extension.ts';
import { runWithDentist } from '#tests/e2e/support/run-with-dentist.ts';
import { noticeButtons, pressInNotice, shownNotice } from '#tests/e2e/support/shown-notice.ts';
import { startStub } from '#tests/e2e/support/start-stub.ts';
import { tellWorker } from '#tests/e2e/support/tell-worker.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { freePort } from '#tests/support/free-port.ts';
import { bookAppointment } from '../site/book-appointment.ts';
import { pickThree } from './pick-three.ts';
import { openSignedIn } from './signed-in.ts';

test.use({ pages: { '/mail': '<p id="text"></p>' } });

/** Selects a text in the page and chooses “Am I free then?”; the lines of the answer. */
async function ask(extension: OpenExtension, page: Page, text: string) {
  await page.bringToFront();
  await page.locator('#text').evaluate((line, words) => {
    document.querySelector('kalends-notice')?.remove();
    line.textContent = words;
    document.getSelection()?.selectAllChildren(line);
  }, text);
  const selectionText = await page.evaluate(() => String(document.getSelection()));
  await tellWorker(extension, 'contextMenus.onClicked', { menuItemId: 'look-up', selectionText });
  await expect.poll(async () => (await shownNotice(page)).length).toBeGreaterThan(0);
  return await shownNotice(page);
}

const healthy = {
  '/api/health': [200, { status: 'ok', product: 'kalends', extension: 2 }],
} as const;

test('10. a selected date is answered with busy and what is near, or with free', async ({
  extension,
  server,
  openPressed,
}) => {
  const { startIso } = await bookAppointment(server.url);
  await openSignedIn(extension, server);
  const page = await openPressed('/mail');
  const [day, time] = await page.evaluate((start) => {
    const say = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', ...options }).format(
        new Date(start),
      );
    return [say({ dateStyle: 'long' }), say({ timeStyle: 'short' })] as const;
  }, startIso);

  const [verdict, near = '', understood] = await ask(
    extension,
    page,
    `Would ${day} at ${time} suit you?`,
  );
  expect(verdict).toMatch(/: you are busy\.$/);
  expect(understood).toMatch(/^Understood from “.+”, in your zone \(GMT\+[12]\)\.$/);
  const [first = ''] = near.replace('Free times near it: ', '').split(' · ');
  const [free] = await ask(extension, page, first.includes(',') ? first : `${day} at ${first}`);
  expect(free).toMatch(/: you are free\.$/);
});

test('what a connected calendar takes is busy in an answer and in the popup, and is not suggested', async ({
  extension,
  openPressed,
}) => {
  const { server, stop } = await runWithDentist();
  try {
    const popup = await openSignedIn(extension, server);
    await popup.getByRole('tab', { name: 'Propose' }).click();
    const week = popup.getByRole('group', { name: /^Your week/ });
    await expect(week).toHaveAttribute('aria-busy', 'false');
    const tenOClock = week.getByRole('button', { name: /10:00/ });
    await tenOClock.focus();
    await popup.keyboard.press('ArrowRight');
    await expect(tenOClock).toHaveAccessibleName(/not free/);
    await pickThree(popup, 'Maya');
    await expect(popup.getByRole('list', { name: 'Picked times' })).not.toContainText(
      /\b10:[0-5]\d –/,
    );

    const page = await openPressed('/mail');
    const [verdict] = await ask(extension, page, 'tomorrow at 10:15 am');
    expect(verdict).toMatch(/: you are busy\.$/);
    await popup.close();
  } finally {
    await stop();
  }
});

test('10. without an account, without a date and without an answer it says which', async ({
  extension,
  openPressed,
}) => {
  extension.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|404/);
  const page = await openPressed('/mail');
  expect(await ask(extension, page, 'tomorrow at 3 pm')).toEqual([
    'Please sign in to Kalends first: press its button in the toolbar.',
  ]);
  await keepStored(extension, signedInAt(`http://127.0.0.1:${await freePort()}`));
  expect(await ask(extension, page, 'See you there')).toEqual([
    'No date or time was found in “See you there”.',
  ]);
  expect(await ask(extension, page, 'tomorrow at 3 pm')).toEqual([
    'Kalends does not answer. Please try again later.',
  ]);

  const older = await startStub({ '/api/health': [200, { status: 'ok', product: 'kalends' }] });
  await keepStored(extension, signedInAt(older.url));
  expect(await ask(extension, page, 'tomorrow at 3 pm')).toEqual([
    `Kalends at ${older.host} is older than this extension. Ask who runs it for an update. Until then, use it in the browser.`,
  ]);
  older.stop();
});

test('10. a calendar that could not be read is said beside what it does not know', async ({
  extension,
  openPressed,
}) => {
  const host = { id: '1', name: 'Ada', timezone: 'UTC', hours: null, isUnreadable: true, busy: [] };
  const calendar = { hosts: [host], appointments: [], isCut: false };
  const stub = await startStub({ ...healthy, '/api/calendar': [200, calendar] });
  await keepStored(extension, signedInAt(stub.url));
  const page = await openPressed('/mail');
  const [verdict, careful] = await ask(extension, page, 'tomorrow at 3 pm');
  expect(verdict).toMatch(/^\w+day, .*, 15:00 – 15:30: you are free\.$/);
  expect(careful).toContain('not all of your calendar could be read');
  stub.stop();
});

test('19.14 what may mean several times is asked, and each has its answer at hand', async ({
  extension,
  openPressed,
}) => {
  const host = {
    id: '1',
    name: 'Ada',
    timezone: 'UTC',
    hours: null,
    isUnreadable: false,
    busy: [],
  };
  const calendar = { hosts: [host], appointments: [], isCut: false };
  const stub = await startStub({ ...healthy, '/api/calendar': [200, calendar] });
  await keepStored(extension, signedInAt(stub.url));
  const page = await openPressed('/mail');
  expect(await ask(extension, page, 'Can you do tomorrow at 9?')).toEqual([
    'What does “tomorrow at 9” mean?',
  ]);
  const [morning = '', evening = ''] = await noticeButtons(page);
  expect(morning).toMatch(/, 09:00 – 09:30$/);
  expect(evening).toMatch(/, 21:00 – 21:30$/);
  stub.stop();
  await pressInNotice(page, evening);
  await expect.poll(() => shownNotice(page)).toContain(`${evening}: you are free.`);
  expect(await noticeButtons(page)).toEqual([]);
});

test('10. a revoked token signs out, says so, and keeps what was half picked for who comes back', async ({
  extension,
  openPressed,
}) => {
  extension.allow(/401|403/);
  const stub = await startStub({
    ...healthy,
    '/api/calendar': [401, { error: 'not-signed-in' }],
    '/api/oauth/token': [403, { error: 'sign-in-again' }],
  });
  const page = await openPressed('/mail');
  const proposalDraft = { picked: 'half' };
  await keepStored(extension, { ...signedInAt(stub.url), proposalDraft });
  expect(await ask(extension, page, 'tomorrow at 3 pm')).toEqual([
    'Please sign in to Kalends first: press its button in the toolbar.',
  ]);
  expect(await readStored(extension, 'signIn')).toBeUndefined();
  expect(await readStored(extension, 'proposalDraft')).toEqual(proposalDraft);
  const popup = await extension.context.newPage();
  await popup.goto(extension.url('popup.html'));
  await expect(popup.getByText('Your sign-in here has ended')).toBeVisible();
  await popup.close();
  stub.stop();
});
