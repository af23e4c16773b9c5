import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { changePage, comeUnfilled, fillIn, times, turnPage } from './booking-page.ts';
import { freeDays } from './free-starts.ts';

const heading = 'Your details';

test('8.2 after booking neither the calendar nor a skeleton comes back', async ({ page }) => {
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).last().click();
  await fillIn(page);
  const seen: string[] = [];
  await page.exposeFunction('sawTimes', (what: string) => seen.push(what));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const found = document.querySelector('main [role="grid"], main .skeleton');
      if (found) Reflect.get(window, 'sawTimes')(found.outerHTML.slice(0, 80));
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
  expect(seen).toEqual([]);
});

test('8.2 the appointment page begins with the appointment, not with a skeleton', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const skeletons = [...document.querySelectorAll('.skeleton')];
      if (skeletons.some((each) => each.checkVisibility({ visibilityProperty: true })))
        seen.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page);
  // Other weeks than those that the page brought begin with one.
  await page.evaluate(() => Object(Reflect.get(window, 'seen')).splice(0));
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText('on its way to marie@example.com')).toBeVisible();
  await expect(page).toHaveURL(/\/appointment\//);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('8.24 a new step has the focus on its heading, described by the chosen time', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_RESET/);
  await page.goto('/ada/intro');
  await turnPage(page);
  const time = (await times(page).first().textContent()) ?? '';
  await times(page).first().click();
  const title = page.getByRole('heading', { name: heading });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(new RegExp(time));
  await fillIn(page);
  await page.route('**/api/booking', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('8.3 the form names date, time, zone, host and price', async ({ page }) => {
    await changePage(page, ({ bookingInfo }) => {
      Object.assign(Reflect.get(bookingInfo, 'meetingPaymentInfo'), { isAvailable: true });
    });
    await page.goto('/ada/paid');
    await turnPage(page);
    const time = (await times(page).first().textContent()) ?? '';
    await times(page).first().click();
    const dialog = page.getByRole('dialog', { name: heading });
    const summary = dialog.getByRole('region', { name: 'Your appointment' });
    await expect(summary).toContainText(time);
    await expect(summary).toContainText('Europe/Berlin (GMT+');
    await expect(summary).toContainText('Ada');
    await expect(summary).toContainText('€50');
    await expect(dialog.getByRole('heading', { name: heading })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Continue to payment · €50' })).toBeVisible();
  });

  test('8.12 form first says why there are no times yet', async ({ page }) => {
    await page.goto('/ada/form-first');
    await expect(page.getByText('Please fill out the form before')).toBeInViewport();
  });
});

test('8.17 Escape that ends a composition does not leave the form', async ({ page }) => {
  await page.goto('/ada/intro');
  await times(page).first().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
  await expect(name).toBeVisible();
  await name.press('Escape');
  await expect(name).toBeHidden();
});

test('8.12 form first: after a change of the details the time is only confirmed', async ({
  page,
}) => {
  await page.goto('/ada/form-first?fullname=Marie%20Curie&email=marie%40example.com');
  await page.getByLabel('I accept the privacy policy.').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await turnPage(page);
  await times(page).first().click();
  await page.getByRole('button', { name: 'Change your details' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeVisible();
  await confirm.press('Escape');
  await expect(confirm).toHaveCount(0);
  await expect(times(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('8.9 a day chosen before place and length is kept', async ({ page }) => {
  await page.goto('/ada/consultation');
  const day = page.getByRole('grid').locator('button:not([aria-disabled])').nth(2);
  await expect(day).toBeVisible();
  const label = (await day.getAttribute('aria-label')) ?? '';
  await day.click();
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await expect(times(page).first()).toBeVisible();
  await expect(
    page.getByRole('gridcell', { selected: true }).getByRole('button', { name: label }),
  ).toBeVisible();
});

test('8.6 a zone says its offset on the day that is shown', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-20T10:00:00Z');
  const day = { date: '2031-02-21', spots: [{ startTime: '2031-02-21T15:00:00.000Z' }] };
  const summer = { date: '2031-04-03', spots: [{ startTime: '2031-04-03T15:00:00.000Z' }] };
  await comeUnfilled(page);
  await page.route('**/api/booking-availability?*', (route) =>
    route.fulfill({ json: { dates: [day, summer], earliestAvailableDate: day.date } }),
  );
  await page.goto('/ada/intro');
  await page.getByRole('button', { name: /Time zone/ }).click();
  await page.getByRole('combobox', { name: /Search/ }).fill('boston');
  await expect(page.getByRole('option', { name: /Boston, United States/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /New York \(GMT-5\)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Later weeks' }).click();
  await expect(page.getByRole('button', { name: /New York \(GMT-4\)/ })).toBeVisible();
});

test('8.8 the zone picker keeps its size, and lists the current zone first', async ({ page }) => {
  await page.goto('/ada/intro?lang=de');
  await page.getByRole('button', { name: /Zeitzone/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const before = await placeAtRest(dialog);
  await page.getByRole('dialog').getByRole('combobox').fill('münchen');
  await expect(dialog.getByRole('option')).toHaveText([/Europe\/Berlin.*München, Deutschland/s]);
  expect(await placeAtRest(dialog)).toEqual(before);
  await expectAccessible(page);
});

test('8.18 proposed times stand in one list, by date', async ({ page, server }) => {
  const [one, other] = await freeDays(server.url, 'intro', [7, 28]);
  const proposed = [one?.[0], other?.[0]];
  await page.goto(`/ada/intro?times=${[...proposed, '2020-01-01T10:00:00Z'].join(',')}`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('region')).toHaveCount(3);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText('No longer available')).toHaveCount(1);
  await expectAccessible(page);
});

test('8.19 rooms say their seats, and can be chosen', async ({ page }) => {
  await page.goto('/ada/room');
  await expect(page.getByRole('radio')).toHaveCount(4);
  const asked = page.waitForRequest(/resourceChannelIds/);
  await page.getByRole('radio', { name: /^Workshop \(Seats 12\)/ }).click();
  const ids = new URL((await asked).url()).searchParams.get('resourceChannelIds');
  expect(ids?.split(',')).toHaveLength(1);
  await expect(page.getByRole('banner').getByText('Workshop (Seats 12)')).toBeVisible();
});

test('8.28 a chosen host whom the search hides stays in sight', async ({ page }) => {
  // Four are all on one page, and nobody searches there.
  await changePage(page, ({ bookingInfo }) => {
    const hosts: object[] = Reflect.get(bookingInfo, 'hosts');
    for (const firstname of ['Ben', 'Cleo']) hosts.push({ ...hosts[0], id: firstname, firstname });
  });
  await page.goto('/team/studio/demo');
  await page.getByRole('radio', { name: 'Grace Okafor' }).check();
  await page.getByRole('searchbox').fill('inus');
  await expect(page.getByRole('radio', { name: 'Linus Rao' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Grace Okafor' })).toBeChecked();
});

test('8.10 a required field that waits for a change appears when it is what is missing', async ({
  page,
}) => {
  await changePage(page, ({ bookingInfo }) => {
    const { form } = bookingInfo as { form: { fields: { index: number; dataField: object }[] } };
    const sample = form.fields.find(
      ({ dataField }) => Reflect.get(dataField, 'target') === 'other',
    );
    if (!sample) throw new Error('The demo’s form has a field of its own');
    const changed = { required: true, hideUntilChange: true, hidden: false, label: 'Topic' };
    Object.assign(sample.dataField, changed);
  });
  await page.goto('/ada/intro?fullname=Marie%20Curie&email=marie%40example.com');
  await turnPage(page);
  await times(page).first().click();
  await expect(page.getByLabel('Topic')).toBeHidden();
  await page.getByLabel('I accept the privacy policy.').evaluate((box: HTMLInputElement) => {
    box.checked = true;
  });
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByLabel('Topic')).toBeFocused();
});

test('8.20 one voice says what is missing, between label and field', async ({ page }) => {
  await page.goto('/ada/consultation');
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await times(page).first().click();
  await page.getByRole('button', { name: 'Request consultation' }).click();
  const first = page.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('First name is required');
  const problem = await placeAtRest(page.getByText('First name is required'));
  const field = await placeAtRest(first);
  expect(problem.y).toBeLessThan(field.y);
  await first.fill('Marie');
  await expect(first).toBeFocused();
  await expectAccessible(page);
});

test('8.22 offline it is said instead of waited, and a failed booking stays said', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_|Failed to load/);
  await page.goto('/ada/intro');
  await turnPage(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('after-time')),
  );
  await times(page).first().click();
  await fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  const said = page.getByText('You are offline, so nothing was sent.').locator('visible=true');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 10_000 });
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Go back to date selection' }).click();
  await page.getByRole('button', { name: 'Later weeks' }).click();
  await page.getByRole('button', { name: 'Later weeks' }).click();
  await expect(page.getByRole('alert').getByText('We could not reach the server.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('8.23 the page says what it can, and that more needs scripts', async ({ page }) => {
    await page.goto('/ada/intro');
    await expect(page.getByRole('heading', { name: 'Intro call' })).toBeInViewport();
    await expect(page.locator('noscript p', { hasText: 'JavaScript' })).toBeVisible();
  });
});
