import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { changePage, fillIn, ticket, times, turnPage } from './booking-page.ts';
import { signInAs } from './sign-in.ts';

test('a team’s page lists what can be booked with it', async ({ page }) => {
  await page.goto('/team/studio');
  await expect(page.getByRole('heading', { name: 'The studio' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Book Product demo' }).click();
  await expect(page).toHaveURL(/\/team\/studio\/demo$/);
  await expect(page.getByRole('radio', { name: 'Fastest Available' })).toBeChecked();
});

test('Spec A §2: a visitor finds a host by name, sees their times and books with them', async ({
  page,
}) => {
  await changePage(page, ({ bookingInfo }) => {
    const hosts: object[] = Reflect.get(bookingInfo, 'hosts');
    for (const firstname of ['Ben', 'Cleo']) hosts.push({ ...hosts[0], id: firstname, firstname });
  });
  await page.goto('/team/studio/demo');
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('zzz');
  await expect(page.getByText('Nobody by that name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select date & time' })).toBeDisabled();
  await search.fill('OKA');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Grace Okafor' }).check();
  const asked = page.waitForRequest(/booking-availability.*hostIds=/);
  await page.getByRole('button', { name: 'Select date & time' }).click();
  await asked;
  await expect(page.getByRole('banner').getByText('Grace Okafor')).toBeVisible();
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
  await expect(ticket(page).getByText('Grace Okafor')).toBeVisible();
});

test('19.16 from a team’s page a phone is three taps away from the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/team/studio');
  await page.getByRole('link', { name: 'Book Product demo' }).click();
  await expect(page.getByRole('radio', { name: 'Fastest Available' })).toBeChecked();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const goOn = page.getByRole('button', { name: 'Select date & time' });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await goOn.click();
  await times(page).first().click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('Spec A §4: Escape leads from the form to the times, and from there to the hosts', async ({
  page,
}) => {
  await page.goto('/team/studio/demo');
  await page.getByRole('button', { name: 'Select date & time' }).click();
  await times(page).first().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(times(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Fastest Available' })).toBeFocused();
});

test('a link may name the host, who can be changed', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/booking-availability')) calls.push(request.url());
  });
  await page.goto('/team/studio/demo/linus');
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Linus Rao')).toBeVisible();
  // The shell's early call already asked for his times.
  expect(calls.every((url) => url.includes('hostIds='))).toBe(true);
  expect(new Set(calls).size).toBe(calls.length);
  await page.getByRole('button', { name: 'Change host' }).click();
  await expect(page.getByRole('radio', { name: 'Linus Rao' })).toBeChecked();
});

test('a link that names nobody of the team says so', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  for (const path of ['/team/nobody', '/team/studio/nothing', '/team/studio/demo/nobody']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  }
});

test('Spec A §9: four hosts a page; without Fastest Available when one has to be chosen', async ({
  page,
}) => {
  await changePage(page, ({ bookingInfo, meetingType }) => {
    const hosts = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].map((firstname, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      firstname,
      lastname: 'Doe',
      title: null,
      picture: null,
      slug: null,
    }));
    Object.assign(bookingInfo, { hosts });
    Object.assign(meetingType.meetingOptions ?? {}, { forceHostSelection: true });
  });
  await page.goto('/team/studio/demo');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByRole('radio', { name: 'Fastest Available' })).toHaveCount(0);
  const goOn = page.getByRole('button', { name: 'Select date & time' });
  await expect(goOn).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Eve Doe' }).check();
  await expect(goOn).toBeEnabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio')).toHaveCount(4);
});

test('a meeting type is found by its name alone', async ({ page }) => {
  await page.goto('/meeting/panel');
  await expect(page.getByRole('heading', { name: 'Panel with all of us' })).toBeVisible();
});

test('a one-time link books once', async ({ page, consoleErrors }) => {
  // A used link is refused.
  consoleErrors.allow(/one-time-link|403/);
  await signInAs(page, 'ada@demo.test');
  const { meetingType } = await (await page.request.get('/api/booking/single/-/intro/ada')).json();
  const made = await page.request.post(`/api/meeting-type/booking-link/${meetingType.id}`, {
    data: {},
  });
  const { path } = await made.json();
  await page.goto(path);
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await expect(page.getByText('This link works once.')).toBeVisible();
});
