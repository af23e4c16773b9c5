import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { times, turnPage } from './booking-page.ts';
import { anAttendee, openAppointment } from './open-appointment.ts';

// Marie's appointment: May 24, 2030, 15:30 to 16:00 in Berlin.
const meetingLink = 'https://meet.test/ada';

test('11. the page counts down, wakes the way to join, and knows when it is over', async ({
  page,
}) => {
  await page.clock.install({ time: '2030-05-23T08:00:00Z' });
  await openAppointment(page, { meetingLink, attendee: anAttendee });
  await expect(page.getByText('Starts tomorrow')).toBeVisible();
  await expect(page).toHaveTitle('Confirmed · Intro call · Kalends');
  const join = page.getByRole('link', { name: 'Join the meeting' });
  await expect(join).toHaveAttribute('href', meetingLink);
  await expect(join).toHaveClass(/button-quiet/);
  await expect(page.getByText('Ready from 15:20, 10 minutes before the start.')).toBeVisible();
  await expectAccessible(page);

  await page.clock.fastForward('29:22:00');
  await expect(page.getByText('Starts in 8 minutes')).toBeVisible();
  await expect(page).toHaveTitle('In 8 minutes · Intro call · Kalends');
  await expect(join).toHaveClass(/button-primary/);
  await expectAccessible(page);

  await page.clock.fastForward('08:00');
  await expect(page.getByText('Under way until 16:00')).toBeVisible();
  await expect(page).toHaveTitle('Now · Intro call · Kalends');
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0);

  await page.clock.fastForward('30:00');
  await expect(page.getByRole('heading', { name: 'This appointment is over' })).toBeVisible();
  await expect(page).toHaveTitle('Over · Intro call · Kalends');
  await expect(join).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Book again' })).toHaveAttribute(
    'href',
    '/ada/intro',
  );
});

test('11. nothing ticks in a tab that nobody sees, and its title stays true', async ({ page }) => {
  await page.clock.install({ time: '2030-05-24T13:22:00Z' });
  await openAppointment(page, { meetingLink });
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'hidden', {
        configurable: true,
        value: visibility === 'hidden',
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await expect(page).toHaveTitle('In 8 minutes · Intro call · Kalends');
  // Awake from the beginning, the way to join says nothing of waking.
  await expect(page.getByText(/^Ready from/)).toHaveCount(0);
  await show('hidden');
  await expect(page).toHaveTitle('15:30 · Intro call · Kalends');
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Starts in 8 minutes')).toBeVisible();
  await show('visible');
  await expect(page.getByText('Starts in 3 minutes')).toBeVisible();
  await expect(page).toHaveTitle('In 3 minutes · Intro call · Kalends');
});

test('11. one that moved says from when to when, and by whom', async ({ page }) => {
  const at = '2030-05-01T08:00:00.000Z';
  const fromIso = '2030-05-23T08:00:00.000Z';
  const moved = { fromIso, at, by: 'host', byName: 'Ada Lovelace' } as const;
  await page.clock.setFixedTime('2030-05-02T08:00:00Z');
  await openAppointment(page, { attendee: anAttendee, moved });
  await expect(page.getByRole('heading', { name: 'Your appointment has moved' })).toBeVisible();
  await expect(page.getByText('Ada Lovelace chose another time.')).toBeVisible();
  const ticket = page.getByRole('region', { name: 'Your appointment' });
  await expect(ticket.getByText('Thursday, May 23, 2030, 10:00')).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(ticket.getByText('Friday, May 24, 2030')).toBeVisible();
  await expect(page).toHaveTitle('Moved · Intro call · Kalends');
  await expect(page.locator('canvas')).toHaveCount(0);
  await expectAccessible(page);
});

test('11. one that the host cancelled says who did and why', async ({ page }) => {
  const cancellation = {
    at: '2030-05-01T08:00:00.000Z',
    ...({ by: 'host', reason: 'A burst pipe in the studio.' } as const),
  };
  await openAppointment(page, {
    ...({ state: 'cancelled', isCancelled: true } as const),
    ...{ attendee: { ...anAttendee, isCancelled: true }, cancellation },
  });
  await expect(page.getByText('The appointment has been cancelled.')).toBeVisible();
  await expect(page.getByText('A burst pipe in the studio.')).toBeVisible();
  await expect(page).toHaveTitle('Cancelled · Intro call · Kalends');
  await expectAccessible(page);
});

test('11. a booking is celebrated once', async ({ page }) => {
  await openAppointment(page);
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(page.locator('canvas')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('confetti'))).toEqual([]);
});

test('11. who books again need not say again who they are', async ({ page }) => {
  await openAppointment(page, { state: 'past', attendee: anAttendee });
  await page.getByRole('link', { name: 'Book again' }).click();
  await expect(page).toHaveURL(/\/ada\/intro$/);
  await turnPage(page);
  await times(page).last().click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('marie@example.com');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
});

test.describe('11. elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the ticket has the host’s clock beside the visitor’s, and says it once', async ({
    page,
  }) => {
    const ticket = page.getByRole('region', { name: 'Your appointment' });
    await openAppointment(page, { attendee: anAttendee });
    await expect(ticket).toContainText('22:30 – 23:00');
    await expect(ticket).toContainText('15:30 – 16:00 for Ada (Europe/Berlin)');
    await expect(ticket).not.toContainText('where you booked it');
    await openAppointment(page, { attendee: { ...anAttendee, timezone: 'America/New_York' } });
    await expect(ticket).toContainText('15:30 – 16:00 for Ada (Europe/Berlin)');
    await expect(ticket).toContainText('09:30 – 10:00 in America/New York, where you booked it');
    await openAppointment(page, { hostTimezone: null });
    await expect(ticket).not.toContainText(' for ');
  });
});
