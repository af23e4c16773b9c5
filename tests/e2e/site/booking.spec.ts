import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { comeUnfilled, fillIn, ticket, times, turnPage } from './booking-page.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Book appointment' });

test('a visitor picks a time in their own zone, books it and sees the confirmation', async ({
  page,
}) => {
  await page.goto('/ada/intro');
  await expect(page.getByRole('heading', { name: 'Intro call' })).toBeVisible();
  await expect(page).toHaveTitle(/Intro call/);
  await expect(page.getByRole('button', { name: /Time zone: Europe\/Berlin/ })).toBeVisible();
  await turnPage(page);
  const time = (await times(page).first().textContent()) ?? '';
  await times(page).first().click();
  await expect(ticket(page).getByText(time)).toBeVisible();
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/appointment\/[\w-]+\?secret=/);
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await expect(ticket(page).getByText(time)).toBeVisible();
});

test('in another zone the same start is another time of day', async ({ page }) => {
  await page.goto('/ada/intro');
  await expect(times(page).first()).toBeVisible();
  await page.getByRole('button', { name: /Time zone/ }).click();
  await page.getByRole('combobox', { name: /Search/ }).fill('kolkata');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Asia\/Kolkata/ })).toBeVisible();
  await turnPage(page);
  // The same start in India and in Berlin, which is behind by an hour more in winter.
  await expect(times(page).last()).toHaveText(/^\d\d:\d\d.*for Ada$/);
  const text = (await times(page).last().textContent()) ?? '';
  const [here = 0, there = 0] = [...text.matchAll(/(\d\d):(\d\d)/g)].map(
    ([, hours, minutes]) => Number(hours) * 60 + Number(minutes),
  );
  expect([210, 270]).toContain(here - there);
});

test('twelve or twenty-four hours, as the visitor likes, and next time too', async ({ page }) => {
  await page.goto('/ada/intro');
  await turnPage(page);
  await expect(times(page).first()).toHaveText(/^\d\d:\d\d$/);
  await page.getByRole('tab', { name: '12h' }).click();
  await expect(times(page).first()).toHaveText(/AM|PM/);
  await page.reload();
  await expect(times(page).first()).toHaveText(/AM|PM/);
});

test('a German visitor reads German, with Uhr', async ({ page }) => {
  await page.goto('/ada/intro?lang=de');
  await expect(times(page).first()).toHaveText(/ Uhr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await times(page).first().click();
  await expect(page.getByRole('button', { name: 'Termin buchen' })).toBeVisible();
});

test('with the keyboard alone', async ({ page }) => {
  await page.goto('/ada/intro');
  await turnPage(page);
  const selected = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await selected.focus();
  await page.keyboard.press('PageDown');
  await expect(
    page.getByRole('grid').getByRole('button').and(page.locator(':focus')),
  ).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(times(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Your details' });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(times(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Marie Curie');
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('marie@example.com');
  await page.getByLabel('I accept the privacy policy.').press('Space');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/appointment\//);
});

test('the list of times says aloud how many there are', async ({ page }) => {
  await page.goto('/ada/intro');
  await turnPage(page);
  await expect(page.getByRole('status').filter({ hasText: /\d+ times? on \w+day/ })).toBeAttached();
});

test('a time that somebody else took: the visitor is told, and loses nothing', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
  await page.route('**/api/booking', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'slot-no-longer-available', message: 'taken', requestId: 'r' },
    }),
  );
  const refreshed = page.waitForRequest(/booking-availability/);
  await submit(page).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('This time is no longer available');
  await refreshed;
  await times(page).first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
});

test('a booking whose answer was lost is sent again under the same key', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION|Failed to load/);
  const keys: (string | undefined)[] = [];
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
  await page.route('**/api/booking', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('could not reach the server');
  await submit(page).click();
  await expect(page).toHaveURL(/\/appointment\//);
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('typed answers outlive going back and a reload', async ({ page }) => {
  await page.goto('/ada/intro');
  await times(page).first().click();
  await fillIn(page, 'marie@');
  await page.getByRole('button', { name: 'Go back to date selection' }).click();
  await expect(times(page).first()).toBeVisible();
  await page.reload();
  await times(page).first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('marie@');
  await submit(page).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
});

test('durations and places are chosen first, and changed later', async ({ page }) => {
  await page.goto('/ada/consultation');
  await page.getByRole('radio', { name: 'Phone call' }).click();
  const durations = page.getByRole('radiogroup', { name: 'How long?' });
  await expect(durations.getByRole('radio')).toHaveText(['30 minutes', '60 minutes', '90 minutes']);
  await durations.getByRole('radio').first().press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText('90 minutes')).toBeVisible();
  await turnPage(page);
  await times(page).first().click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change where you meet' }).click();
  await page.getByRole('radio', { name: 'At your address' }).click();
  await times(page).first().click();
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toBeHidden();
});

test('every kind of answer reaches the host', async ({ page }) => {
  await page.goto('/ada/consultation');
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await turnPage(page);
  await times(page).first().click();
  await page.getByLabel('First name').fill('Marie');
  await page.getByLabel('Last name').fill('Curie');
  await page.getByLabel('Email', { exact: true }).fill('marie@example.com');
  await page.getByLabel('Company').fill('Institut du Radium');
  await page.getByLabel('Website').fill('example.com');
  await page.getByLabel('How many are you?').fill('2');
  await page.getByLabel('What is it about?').selectOption('Hiring');
  await page.getByLabel('An idea').check();
  await page.getByLabel('Coaching').check();
  await page.getByLabel('Reviews').check();
  await page.getByLabel('Send me the monthly letter').check();
  await page.getByRole('button', { name: 'Add a guest' }).click();
  await page.getByLabel('Email of guest 1').fill('pierre@example.com');
  await page.getByLabel('I accept the privacy policy.').check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/booking'),
  );
  await page.getByRole('button', { name: 'Request consultation' }).click();
  expect((await sent).postDataJSON().attendee).toMatchObject({
    firstname: 'Marie',
    lastname: 'Curie',
    company: 'Institut du Radium',
    website: 'https://example.com',
    'team-size': '2',
    topic: 'hiring',
    stage: 'an-idea',
    interests: ['coaching', 'reviews'],
    urgency: '5',
    newsletter: 'true',
    bringalongEmails: ['pierre@example.com'],
    receiveReminders: true,
    timezone: 'Europe/Berlin',
  });
  await expect(page).toHaveURL(/\/appointment\//);
});

test('a link may fill in the form', async ({ page }) => {
  await page.goto('/ada/intro?fullname=Marie%20Curie&email=marie%40example.com');
  await times(page).first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('marie@example.com');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the form is a dialog over the times, and Escape closes it', async ({ page }) => {
    await page.goto('/ada/intro');
    await turnPage(page);
    await times(page).first().click();
    const dialog = page.getByRole('dialog', { name: 'Your details' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await times(page).first().click();
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/appointment\//);
  });
});

test('axe finds nothing on any step', async ({ page }) => {
  await page.goto('/ada/consultation');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await expect(times(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Time zone/ }).click();
  // A few of the four hundred are enough to look at.
  await page.getByRole('dialog').getByRole('combobox').fill('new');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await times(page).first().click();
  await page.getByRole('button', { name: 'Request consultation' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectAccessible(page);
});

test('Ada’s page lists what can be booked with her', async ({ page }) => {
  await page.goto('/ada');
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book Intro call' }).click();
  await expect(page).toHaveURL(/\/ada\/intro$/);
  await expect(times(page).first()).toBeVisible();
});

test('a link that names nobody says so', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  for (const path of ['/nobody', '/nobody/intro', '/ada/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('9. a page that is switched off says so kindly, and offers the others of its host', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await page.goto('/ada/draft');
  await expect(
    page.getByRole('heading', { name: 'This page is closed at the moment' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Intro call' }).click();
  await expect(page).toHaveURL('/ada/intro');
  await expect(times(page).first()).toBeVisible();
});

test('8.21 an address that nobody has answers 404, and is for no search engine', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const noindex = page.locator('meta[name="robots"][content="noindex"]');
  for (const path of [
    '/nobody',
    '/nobody/intro',
    '/ada/nothing',
    '/team/nobody',
    '/team/studio/no',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    // A static host, which cannot know, answers 200: the page says it then.
    await expect(noindex).toHaveCount(1);
  }
  for (const path of ['/ada', '/ada/intro', '/team/studio', '/team/studio/panel']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(noindex).toHaveCount(0);
  }
});

test('a server that fails can be asked again', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/500/);
  await comeUnfilled(page);
  await page.route('**/api/booking/single/**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/ada/intro');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/booking/single/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(times(page).first()).toBeVisible();
});

for (const isFilled of [true, false]) {
  const kind = isFilled ? 'that comes with its data' : 'that asks';
  test(`no request of a page ${kind} goes to a third party, and each question is asked once`, async ({
    page,
    server,
  }) => {
    if (!isFilled) await comeUnfilled(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/ada/intro', { waitUntil: 'networkidle' });
    await expect(times(page).first()).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
    const calls = asked.filter((url) => url.includes('/api/'));
    expect(new Set(calls).size).toBe(calls.length);
    const single = calls.filter((url) => url.includes('/api/booking/single/'));
    expect(single).toHaveLength(isFilled ? 0 : 1);
    // Of the weeks that are shown, and of the next ones.
    const weeks = calls.filter((url) => url.includes('/api/booking-availability'));
    expect(weeks).toHaveLength(isFilled ? 1 : 2);
  });
}
