import { readFileSync } from 'node:fs';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { comeUnfilled, times } from './booking-page.ts';
import {
  errorToast,
  expectFormKept,
  holdClock,
  letToastGo,
  openFilledForm,
  refuseBookings,
  submitButton,
} from './failed-booking.ts';

const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../locales/en/errors.json', import.meta.url), 'utf8'),
);
const textOf = (key: string) => texts[key] ?? `no text for ${key}`;

/** Spec A §8, booking error codes, and ours that leave the visitor in the form. */
const codes = [
  'meeting-type-disabled',
  'meeting-type-group-not-allowed',
  'meeting-type-not-available',
  'host-not-assigned',
  'host-disabled',
  'host-not-found',
  'host-no-hosts',
  'host-google-not-connected',
  'host-zoom-not-connected',
  'host-skype-consumer-not-connected',
  'host-skype-bussiness-not-connected',
  'host-teams-not-connected',
  'host-teams-2-not-connected',
  'host-teams-exchange-not-connected',
  'host-teams2-exchange-not-connected',
  'host-webex-not-connected',
  'kalends-connect-not-available',
  'email-booking-limit-exceeded',
  'no-available-queue-hosts',
  'rate-limited',
  'idempotency-key-reused',
  'link-invalid',
  'generic-unavailable',
] as const satisfies readonly ErrorCode[];

/** The start is gone: by the code, or by the message alone. */
const gone: readonly (readonly [textKey: string, body: { error?: string; message: string }])[] = [
  ...(
    [
      'host-appointment-limit-reached',
      'slot-no-longer-available',
      'start-not-bookable',
    ] as const satisfies readonly ErrorCode[]
  ).map((error) => [error, { error, message: 'For developers' }] as const),
  ['slot-no-longer-available', { message: 'This time is no longer available.' }],
];

test.beforeEach(({ consoleErrors }) => {
  // The browser's own line about each refused call.
  consoleErrors.allow(/Failed to load resource/);
});

test('each code of a failed booking is told in its words, and the form stays as it was', async ({
  page,
}) => {
  const refuse = await refuseBookings(page);
  await openFilledForm(page);
  for (const error of codes) {
    await test.step(error, async () => {
      refuse({ status: catalogue[error], error, message: 'For developers' });
      await submitButton(page).click();
      await expect(errorToast(page, textOf(error))).toBeVisible();
      await expectFormKept(page);
      await letToastGo(page);
    });
  }
});

test('the toast is titled Error and goes after four seconds', async ({ page }) => {
  const refuse = await refuseBookings(page);
  await openFilledForm(page);
  refuse({ status: 409, error: 'host-zoom-not-connected', message: 'For developers' });
  await submitButton(page).click();
  const toast = errorToast(page, textOf('host-zoom-not-connected'));
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
  await expectFormKept(page);
});

test('a start that is gone leads back to the times, and what was typed is kept', async ({
  page,
}) => {
  const refuse = await refuseBookings(page);
  await openFilledForm(page);
  for (const [textKey, body] of gone) {
    await test.step(JSON.stringify(body), async () => {
      refuse({ status: 409, ...body });
      await submitButton(page).click();
      await expect(errorToast(page, textOf(textKey))).toBeVisible();
      await letToastGo(page);
      await page.clock.resume();
      await times(page).first().click();
      await expectFormKept(page);
      await holdClock(page);
    });
  }
});

// Spec A §8, booking errors by message content.
const byContent = [
  ['a rate limit', 'You exceeded booking rate limit.', textOf('rate-limited')],
  ['a booking limit', 'Reached the booking limit.', textOf('rate-limited')],
  ['an empty queue', 'No available queue hosts', textOf('no-available-hosts')],
  ['words of its own', 'Ada is on holiday.', 'Ada is on holiday.'],
  [
    'the insides of a renderer',
    'An error occurred in the Server Components render.',
    'Failed to create booking. Please try again.',
  ],
  ['nothing', undefined, 'Failed to create booking. Please try again.'],
] as const;

test('without a code the message decides', async ({ page }) => {
  const refuse = await refuseBookings(page);
  await openFilledForm(page);
  for (const [name, message, text] of byContent) {
    await test.step(name, async () => {
      refuse({ status: 409, ...(message && { message }) });
      await submitButton(page).click();
      await expect(errorToast(page, text)).toBeVisible();
      await expectFormKept(page);
      await letToastGo(page);
    });
  }
});

test('8.28 where the server fails, the booking is said to have failed; a code is kept', async ({
  page,
}) => {
  const refuse = await refuseBookings(page);
  await openFilledForm(page);
  refuse({ status: 502 });
  await submitButton(page).click();
  await expect(errorToast(page, 'Booking failed. Please try again.')).toBeVisible();
  await letToastGo(page);
  await expectFormKept(page);
  refuse({ status: 409, error: 'host-zoom-not-connected', message: 'For developers' });
  await submitButton(page).click();
  await letToastGo(page);
  await expect(page.locator('form')).toContainText('Error code host-zoom-not-connected');
});

test('a code nobody knows is generic; a server that does not answer is the network', async ({
  page,
}) => {
  const refuse = await refuseBookings(page);
  await openFilledForm(page);
  refuse({ status: 409, error: 'brand-new', message: 'For developers' });
  await submitButton(page).click();
  await expect(errorToast(page, textOf('generic-unavailable'))).toBeVisible();
  await letToastGo(page);
  await page.unroute('**/api/booking');
  await page.route('**/api/booking', (route) => route.abort());
  await submitButton(page).click();
  await expect(errorToast(page, textOf('network'))).toBeVisible();
  await expectFormKept(page);
});

test('on a phone the toast is in front of the form, where it can be read and dismissed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const refuse = await refuseBookings(page);
  await openFilledForm(page);
  refuse({ status: 409, error: 'email-booking-limit-exceeded', message: 'For developers' });
  await submitButton(page).click();
  await expect(errorToast(page, textOf('email-booking-limit-exceeded'))).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectFormKept(page);
});

test('8.21 the error page says what is wrong and its code, leads home, and tries again unless it is switched off', async ({
  page,
}) => {
  await comeUnfilled(page);
  const address = '**/api/booking/single/**';
  for (const [error, text] of [
    ['meeting-type-disabled', textOf('meeting-type-disabled')],
    ['host-no-hosts', textOf('host-no-hosts')],
    ['brand-new', textOf('generic-unavailable')],
  ]) {
    await test.step(String(error), async () => {
      const status = error === 'meeting-type-disabled' ? 404 : 409;
      await page.route(address, (route) =>
        route.fulfill({ status, json: { error, message: 'For developers', requestId: 'x' } }),
      );
      await page.goto('/ada/intro');
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(String(text));
      await expect(page.getByText(String(error), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.unroute(address);
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(page.getByRole('link', { name: 'To the start page' })).toBeVisible();
      if (error === 'meeting-type-disabled') return expect(again).toHaveCount(0);
      await again.click();
      await expect(page.getByRole('heading', { name: 'Intro call' })).toBeVisible();
    });
  }
});
