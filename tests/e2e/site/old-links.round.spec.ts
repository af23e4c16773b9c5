import type { PublicAppointment } from '#shared/api/appointment.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { anAppointment, aProvisional } from './provisional-reply.ts';

// The server knows nothing of what a story stands in for, and says so of its page.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 404/));

const { id } = anAppointment;
const links = {
  appointment: `/appointment/${id}?secret=s`,
  cancel: `/cancel?appointmentId=${id}&secret=s`,
  reschedule: `/reschedule?appointmentId=${id}&secret=s`,
  optin: '/optin?id=any',
  host: '/host-confirmation?id=any',
} as const;
type Link = keyof typeof links;

const twoDays = { enable: true, mode: 'days', duration: 2 } as const;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
/** What has become of the appointment, and what its links say then. */
const booked = { state: 'booked', heldUntil: null } as const;
const later: Readonly<Record<string, () => Partial<PublicAppointment>>> = {
  booked: () => booked,
  'booked and about to begin': () => ({
    ...booked,
    start: inAnHour(),
    cancellationPolicy: twoDays,
    reschedulingPolicy: twoDays,
  }),
  'under way': () => ({ ...booked, start: anHourAgo(), end: inAnHour() }),
  'not confirmed by its attendee': () => ({ state: 'awaits-attendee' }),
  'not confirmed by its host': () => ({ state: 'awaits-host' }),
  expired: () => ({ state: 'expired', isCancelled: true, heldUntil: null }),
  cancelled: () => ({ state: 'cancelled', isCancelled: true, heldUntil: null }),
  over: () => ({ state: 'past', heldUntil: null }),
};

const booking = 'You’re booked';
const expired = 'This booking has expired';
const cancelled = 'Appointment cancelled';
const over = 'This appointment is over';
const noCancel = 'This appointment can no longer be cancelled here';
const noMove = 'This appointment can no longer be moved here';
const cancelIt = 'Cancel this appointment?';
const moveIt = 'Choose another time';
const confirmed = 'Your booking is confirmed';
const awaitsGuest = 'Booking confirmation needed';
const awaitsHost = 'Host confirmation pending';
const hostAsked = 'Confirm this booking?';
const hostDone = 'Booking confirmed';

// Whatever became of the appointment, in the order of `later`.
const headings: Readonly<Record<Link, readonly string[]>> = {
  appointment: [booking, booking, booking, awaitsGuest, awaitsHost, expired, cancelled, over],
  cancel: [cancelIt, noCancel, noCancel, cancelIt, cancelIt, expired, cancelled, over],
  reschedule: [moveIt, noMove, noMove, awaitsGuest, awaitsHost, expired, cancelled, over],
  optin: [
    confirmed,
    confirmed,
    confirmed,
    'Confirm your booking',
    awaitsHost,
    expired,
    cancelled,
    over,
  ],
  host: [
    hostDone,
    hostDone,
    hostDone,
    hostAsked,
    hostAsked,
    'This request has expired',
    'This request is closed',
    hostDone,
  ],
};
const waysOn: Readonly<Record<string, string>> = {
  [expired]: 'Book another time',
  [cancelled]: 'Book another time',
  [over]: 'Book again',
  [noCancel]: 'See the appointment',
  [noMove]: 'See the appointment',
};

for (const [link, path] of Object.entries(links)) {
  test(`the ${link} link leads to what the appointment is now`, async ({ page }) => {
    let now: Partial<PublicAppointment> = {};
    const appointment = () => ({ ...anAppointment, ...now });
    await page.route('**/api/appointment/*', (route) => route.fulfill({ json: appointment() }));
    await page.route('**/api/booking/provisional-booking?*', (route) => {
      const confirmedBy = link === 'host' ? 'host' : 'attendee';
      return route.fulfill({ json: aProvisional({ confirmedBy, appointment: appointment() }) });
    });
    await page.route('**/api/booking-availability?*', (route) =>
      route.fulfill({ json: { dates: [], earliestAvailableDate: null } }),
    );
    for (const [index, [name, become]] of Object.entries(later).entries()) {
      await test.step(name, async () => {
        now = become();
        const heading = headings[link as Link][index] ?? '';
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const wayOn = waysOn[heading];
        if (wayOn) await expect(page.getByRole('link', { name: wayOn })).toBeVisible();
        if (heading.startsWith('Booking confirmation needed'))
          await expect(page.getByText(/The time is held until/)).toBeVisible();
      });
    }
    await expectAccessible(page);
  });
}

for (const name of ['booked and about to begin', 'not confirmed by its host', 'expired']) {
  test(`axe finds nothing on the links of an appointment that is ${name}`, async ({ page }) => {
    await page.route('**/api/appointment/*', (route) =>
      route.fulfill({ json: { ...anAppointment, ...later[name]?.() } }),
    );
    for (const path of [links.cancel, links.reschedule]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}

test('the success page does not promise what is over', async ({ page }) => {
  for (const doi of ['', '&doi=guest', '&doi=host']) {
    await page.goto(`/appointment/success?what=Intro%20call&when=2020-05-24T13:30:00Z${doi}`);
    await expect(page.getByRole('heading', { name: 'This time has passed' })).toBeVisible();
  }
  await expectAccessible(page);
});

test('a seat that moved is shown, and kept, where it is now', async ({ page, server }) => {
  const { appointmentId, secret } = await bookAppointment(server.url, 'en', 'workshop');
  await page.goto(`/reschedule?appointmentId=${appointmentId}&secret=${secret}`);
  await page
    .getByRole('button', { name: /^\d{2}:\d{2}/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
  const movedTo = new URL(page.url()).pathname;
  expect(movedTo).not.toContain(appointmentId);
  const when = await page.locator('time').innerText();

  await page.goto(`/appointment/${appointmentId}?secret=${secret}`);
  await expect(page.locator('time')).toHaveText(when, { useInnerText: true });
  await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}`);
  await expect(page.getByRole('link', { name: 'Keep my time' })).toHaveAttribute(
    'href',
    new RegExp(`^${movedTo}`),
  );
  await page.getByRole('button', { name: 'Give up my seat' }).click();
  await expect(page.getByRole('heading', { name: cancelled })).toBeFocused();
});
