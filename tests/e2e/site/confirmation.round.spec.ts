import type { PublicAppointment } from '#shared/api/appointment.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, times, turnPage } from './booking-page.ts';
import { anAttendee, openAppointment as open } from './open-appointment.ts';
import { anAppointment } from './provisional-reply.ts';

type Company = PublicAppointment['company'];

const ofCompany = (changes: Partial<Company>) => ({
  company: { ...anAppointment.company, ...changes },
});
const policy = (mode: 'hours' | 'days', duration: number) => ({ enable: true, mode, duration });
const off = { enable: false, mode: 'hours', duration: 2 } as const;

// Spec A §2, §5: the policy box shows only when enable, mode and duration are all set.
const policies = [
  [
    policy('hours', 24),
    policy('hours', 24),
    ['You can cancel/reschedule up to 24 hours before your appointment'],
  ],
  [policy('days', 1), off, ['You can cancel up to 1 day before your appointment']],
  [off, policy('days', 3), ['You can reschedule up to 3 days before your appointment']],
  [
    policy('hours', 1),
    policy('days', 2),
    [
      'You can cancel up to 1 hour before your appointment',
      'You can reschedule up to 2 days before your appointment',
    ],
  ],
  [off, { enable: true, mode: null, duration: 2 }, []],
  [{ enable: true, mode: 'days' as const, duration: null }, off, []],
] as const;

test('until when something can be changed is said for what has a policy', async ({ page }) => {
  for (const [cancellationPolicy, reschedulingPolicy, sentences] of policies) {
    await open(page, { cancellationPolicy, reschedulingPolicy });
    await expect(page.getByText(/^You can /)).toHaveText([...sentences]);
    await page.unrouteAll();
  }
});

test('8.7 once it is too late, the deadline, no actions and the host’s contact are there', async ({
  page,
}) => {
  await page.clock.setFixedTime('2030-05-23T13:31:00Z');
  const policies = { cancellationPolicy: policy('days', 1), reschedulingPolicy: policy('days', 1) };
  await open(page, { ...policies, hostContact: '+49 30 23125 042' });
  await expect(
    page.getByText('This was possible until Thursday, May 23, 2030, 15:30.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '+49 30 23125 042' })).toHaveAttribute(
    'href',
    'tel:+493023125042',
  );
});

test('8.25 who has to confirm reads where the mail is, and what to do if nothing comes', async ({
  page,
}) => {
  await open(page, { state: 'awaits-attendee', disableActionButtons: true, attendee: anAttendee });
  await expect(page.getByText('We have written to marie@example.com.')).toBeVisible();
  await expect(page.getByText('Look among the spam.')).toBeVisible();
});

for (const [meeting, heading, hint, alone] of [
  ['opt-in', 'Booking confirmation needed', 'Look among the spam.', '/optin'],
  ['ask', 'Host confirmation pending', 'No answer by then?', '/host-confirmation'],
] as const) {
  test(`8.25 after booking ${meeting} the page says all that the visitor needs to know`, async ({
    page,
  }) => {
    await page.goto(`/ada/${meeting}`);
    await turnPage(page);
    await times(page).last().click();
    await fillIn(page);
    await page.getByRole('button', { name: 'Book appointment' }).click();
    await expect(page).toHaveURL(/\/appointment\/success\?/);
    for (const show of [undefined, () => page.reload(), () => page.goto(alone)]) {
      await show?.();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(/\d\d:\d\d – \d\d:\d\d/)).toBeVisible();
      await expect(page.getByText(/The time is held until/)).toBeVisible();
      await expect(page.getByText(hint)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('Privacy')).toBeVisible();
      if (meeting === 'opt-in')
        await expect(page.getByText('We have written to marie@example.com.')).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('8.25 without a booking of one’s own the page says what it can', async ({ page }) => {
  await page.goto('/host-confirmation');
  await expect(page.getByText('No answer? The time becomes free again by itself')).toBeVisible();
  await page.goto('/appointment/success?what=Intro%20call&doi=host');
  await expect(page.getByText('No answer? The time becomes free again by itself')).toBeVisible();
});

test('8.13 a group that is opened without the secret says where it can be changed', async ({
  page,
}) => {
  await open(page, { seats: { taken: 3, total: 8 } });
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByText('open this page from your confirmation email')).toBeVisible();
  await expect(page.getByText('3 of 8 seats taken')).toBeVisible();
});

// Spec A §4: manage actions are hidden when cancelled or when action buttons are disabled.
test('what can be done stands behind Actions, where anything can', async ({ page }) => {
  await open(page);
  const actions = page.getByRole('button', { name: 'Actions' });
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await actions.click();
  await expect(actions).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible();
  await expectAccessible(page);
  for (const gone of [
    { disableActionButtons: true },
    { state: 'cancelled', isCancelled: true } as const,
  ]) {
    await page.unrouteAll();
    await open(page, gone);
    await expect(actions).toHaveCount(0);
  }
});

test('7.7 who is to call is told so, and the number', async ({ page }) => {
  await open(page, { channel: 'phone-incoming', hostPhone: '+44 7700 900461' });
  const hint = page.getByText('Please call the host at the scheduled time.');
  await expect(hint).toBeVisible();
  const number = page.getByRole('link', { name: '+44 7700 900461' });
  await expect(number).toHaveAttribute('href', 'tel:+447700900461');
  await page.unrouteAll();
  await open(page, { channel: 'phone-incoming', state: 'past' });
  await expect(hint).toHaveCount(0);
});

test('a host’s own button stands out in its own colour and leaves for its own page', async ({
  page,
}) => {
  const button = {
    useConfirmationButton: true,
    color: '#7a1f5c',
    link: 'https://studio.test/prepare',
    text: 'How to prepare',
  };
  const meetingInfo = { ...anAppointment.meetingInfo, confirmationButton: button };
  await open(page, { meetingInfo });
  const link = page.getByRole('link', { name: 'How to prepare' });
  await expect(link).toHaveAttribute('href', 'https://studio.test/prepare');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await page.unrouteAll();
  for (const confirmationButton of [
    { ...button, useConfirmationButton: false },
    { ...button, link: 'javascript:alert(1)' },
  ]) {
    await open(page, { meetingInfo: { ...meetingInfo, confirmationButton } });
    await expect(link).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('legal links and the product’s mark end the page, the mark unless branding is hidden', async ({
  page,
}) => {
  const legal = {
    imprintLink: 'https://studio.test/imprint',
    dataPolicyLink: 'https://studio.test/privacy',
    showDataPolicyLink: true,
  };
  const mark = page.getByRole('link', { name: 'Kalends' });
  for (const [hideKalendsBranding, personalizedBranding, isShown] of [
    [false, false, true],
    [true, false, true],
    [false, true, true],
    [true, true, false],
  ] as const) {
    const featureAccess = { personalizedBranding };
    await open(page, ofCompany({ ...legal, hideKalendsBranding, featureAccess }));
    await expect(mark).toHaveCount(isShown ? 1 : 0);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(2);
    await page.unrouteAll();
  }
});

// Spec A §2, §6: the teaser of the BASIC tier.
test('a guest of the BASIC tier is offered a page of their own, of no other', async ({
  page,
  server,
}) => {
  for (const tier of ['essentials', 'growth', 'teams', 'enterprise']) {
    await open(page, ofCompany({ tier }));
    await expect(page.getByText('No credit card required')).toHaveCount(0);
    await page.unrouteAll();
  }
  await open(page, ofCompany({ tier: 'basic' }), '?email=other%2Bme@example.com');
  await expect(page.getByText('No credit card required')).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue('other+me@example.com');
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await page.context().route('**/signup', (route) => route.fulfill({ body: 'sign up' }));
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(await opened).toHaveURL(`${server.url}/signup#other%2Bme%40example.com`);
});

// Spec A §4: booked (confetti, green check) versus cancelled (no confetti, red icon).
test('a booking is celebrated, unless the visitor wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a cancellation is not celebrated', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, { state: 'cancelled', isCancelled: true });
  await expect(page.getByText('The appointment has been cancelled.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('confetti'))).toEqual([]);
});
