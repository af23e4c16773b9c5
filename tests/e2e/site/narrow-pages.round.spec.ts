import type { Page } from 'playwright/test';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { changePage, comeUnfilled } from './booking-page.ts';
import { anAppointment, aProvisional } from './provisional-reply.ts';
import { signInAs } from './sign-in.ts';

const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung';
const host = { ...anAppointment.hosts[0], id: anAppointment.id, firstname: word, lastname: word };
const appointment = {
  ...anAppointment,
  meetingInfo: { ...anAppointment.meetingInfo, name: word },
  hosts: [{ ...host, picture: null }],
  location: word,
  bookingPath: '/ada/intro',
};
const attendee = {
  name: word,
  email: `${word.toLowerCase()}@example.com`,
  phone: null,
  notes: word,
  answers: [{ label: word, value: word }],
};

/** Whatever people wrote, in one word that does not fit. */
const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the start page': (page) => page.goto('/'),
  'a host’s page': async (page) => {
    await changePage(page, (reply) => {
      const hosts = [{ ...Reflect.get(reply.bookingInfo, 'hosts')[0], title: word }];
      Object.assign(reply.bookingInfo, { bookingBelongsToName: word, hosts });
      for (const meeting of Reflect.get(reply, 'meetingTypes')) meeting.name = word;
    });
    await page.goto('/ada');
  },
  'an appointment': async (page) => {
    const booked = { state: 'booked', heldUntil: null, disableActionButtons: false };
    await comeUnfilled(page);
    await page.route('**/api/appointment/*', (route) =>
      route.fulfill({ json: { ...appointment, ...booked } }),
    );
    await page.goto(`/appointment/${appointment.id}`);
  },
  'a request to a host': async (page) => {
    await page.route('**/api/booking/provisional-booking?*', (route) =>
      route.fulfill({ json: aProvisional({ appointment, attendee }) }),
    );
    await page.goto('/host-confirmation?id=any');
  },
  'the sign-up': (page) => page.goto('/signup'),
  'the mail log': (page) => signInAs(page, 'ada@demo.test', '/admin/emails'),
  'the dashboard': (page) => signInAs(page, 'ada@demo.test', '/dashboard'),
};

for (const [name, open] of Object.entries(pages)) {
  test(`${name} fits a narrow screen, and text of twice the size`, async ({ page }) => {
    await open(page);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
  });
}

test('what has loaded stands where its skeleton stood', async ({ page }) => {
  let reply = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await comeUnfilled(page);
  await page.route('**/api/appointment/*', async (route) => {
    await asked;
    await route.fulfill({ json: { ...anAppointment, state: 'booked', heldUntil: null } });
  });
  await page.route('**/api/booking-availability?*', (route) =>
    route.fulfill({ json: { dates: [], earliestAvailableDate: null } }),
  );
  await page.goto(`/reschedule?appointmentId=${anAppointment.id}&secret=s`);
  await expect(page.getByRole('status', { includeHidden: true })).toBeAttached();
  const place = async () => {
    const { x, y, width } = await placeAtRest(page.locator('.card'));
    return { x, y, width };
  };
  const skeleton = await place();
  reply();
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  await expect.poll(place).toEqual(skeleton);
});
