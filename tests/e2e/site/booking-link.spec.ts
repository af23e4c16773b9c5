import { createClient } from '#shared/api/client.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { changePage, fillIn, times, turnPage } from './booking-page.ts';
import { findMeetingType, freeDays } from './free-starts.ts';

test('Spec A §2, times: only the proposed times are offered, until all are asked for', async ({
  page,
  server,
}) => {
  const days = await freeDays(server.url, 'intro', [7, 28]);
  const [, first, second] = days.find((starts) => starts.length > 4) ?? [];
  const proposed = [second, first];
  await page.goto(`/ada/intro?times=${proposed.join(',')}`);
  await expect(page.getByText('These times were proposed to you.')).toBeVisible();
  const starts = page.getByRole('tabpanel').getByRole('listitem');
  await expect(starts).toHaveCount(2);
  await expect(
    page.getByRole('grid').locator('button:not([aria-disabled])'),
    'days that can be chosen',
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all times' }).click();
  await expect(starts.nth(4)).toBeVisible();
});

test('7.8 a proposed time stays offered when another booking shifts the times around it', async ({
  page,
  server,
}) => {
  const find = () => freeDays(server.url, 'flex', [7, 28], 45);
  // The latest on which nothing stands yet: its times are not shifted, and others book early days.
  const day = (await find()).toSorted((one, other) => one.length - other.length).at(-1);
  const [first = '', , , proposed = ''] = day ?? [];
  const meetingTypeId = await findMeetingType(createClient({ origin: server.url }), 'flex');
  const attendee = {
    fullname: 'Pierre Curie',
    email: 'pierre@example.com',
    timezone: 'Europe/Berlin',
    dataPolicyAccepted: true,
  };
  const booked = await page.request.post('/api/booking', {
    data: { meetingTypeId, start: first, duration: 30, attendee },
  });
  expect(await booked.json()).toMatchObject({ bookingType: 'confirmed' });
  expect((await find()).flat()).not.toContain(proposed);

  await page.goto(`/ada/flex?times=${proposed}`);
  await page.getByRole('radio', { name: '45 minutes' }).click();
  await expect(page.getByText('These times were proposed to you.')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
});

test('Spec A §5: guests of the query are added once each', async ({ page }) => {
  await page.goto(
    '/ada/consultation?bringalongEmails=pierre%40example.com,Pierre%40example.com,irene%40example.com',
  );
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await times(page).first().click();
  await expect(page.getByLabel(/Email of guest/)).toHaveCount(2);
});

test('Spec A §2: from_form=true shows a Back button', async ({ page }) => {
  await page.goto('/ada');
  await page.goto('/ada/intro?from_form=true');
  await page.getByRole('banner').getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/ada$/);
});

test('Spec A §5, e-mail quality guard: what the check finds is said, and keeps from sending', async ({
  page,
}) => {
  await changePage(page, ({ meetingType }) => {
    Object.assign(meetingType, { emailQualityGuard: true });
  });
  await page.route('**/api/booking/validate-email-quality', (route) => {
    const { email } = route.request().postDataJSON();
    const reason = email.includes('trash') ? 'disposable' : 'invalid_domain';
    const isValid = email.endsWith('@example.com');
    return route.fulfill({ json: { isValid, reason: isValid ? null : reason } });
  });
  await page.goto('/ada/intro');
  await turnPage(page);
  await times(page).first().click();
  await fillIn(page, 'marie@trash.test');
  await expect(page.getByText('Disposable email addresses are not allowed')).toBeVisible();
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('marie@nowhere.test');
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText('Email domain does not exist')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('marie@example.com');
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
});

test('Spec A §5, phone: a number is written with its country once the field is left', async ({
  page,
}) => {
  await page.goto('/ada/consultation');
  await page.getByRole('radio', { name: 'Phone call' }).click();
  await page.getByRole('radio', { name: '30 minutes' }).click();
  await times(page).first().click();
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('0170 1234567');
  await phone.blur();
  await expect(phone).toHaveValue('+49 170 1234567');
});

test('19.16 on a phone proposed times come before the calendar', async ({ page, server }) => {
  const days = await freeDays(server.url, 'intro', [7, 28]);
  const proposed = days.flatMap(([start]) => start ?? []).slice(0, 2);
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto(`/ada/intro?times=${proposed.join(',')}`);
    const starts = page.getByRole('tabpanel').getByRole('button');
    for (const start of [starts.nth(0), starts.nth(1)])
      await expect(start).toBeInViewport({ ratio: 1 });
    const [list, grid] = [
      await placeAtRest(starts.last()),
      await placeAtRest(page.getByRole('grid')),
    ];
    expect(list.y).toBeLessThan(grid.y);
  }
});
