import type { Page } from 'playwright/test';
import { createClient } from '#shared/api/client.ts';
import { type RouteId, routes } from '#shared/routes/index.ts';
import { expect, test } from '../support/test.ts';
import { type BookedAppointment, bookAppointment } from './book-appointment.ts';

/** Where a public page has something to show; others are asked with made-up parameters. */
async function toPaths(
  serverUrl: string,
  booked: BookedAppointment,
): Promise<Partial<Record<RouteId, string>>> {
  const client = createClient({ origin: serverUrl });
  const { data: form } = await client.GET('/booking/form/slug/{slug}', {
    params: { path: { slug: 'start' } },
  });
  const link = `appointmentId=${booked.appointmentId}&secret=${booked.secret}`;
  return {
    cancel: `/cancel?${link}`,
    reschedule: `/reschedule?${link}`,
    appointment: booked.path,
    'appointment-success': '/appointment/success?what=Lesson&when=2040-05-24T13:30:00Z&doi=guest',
    'routing-form': `/form/${form?.id}`,
    'routing-form-slug': '/f/start',
    'short-link': '/s/hello',
    team: '/team/studio',
    'team-booking': '/team/studio/demo',
    'team-host-booking': '/team/studio/demo/ada',
    meeting: '/meeting/lesson',
    user: '/mia',
    booking: '/mia/lesson',
  };
}

const publicRoutes = routes.filter(({ audience }) => audience === 'public');
/** Pages of a company that has ids of third parties: they ask first. */
const askFirst: ReadonlySet<RouteId> = new Set(['meeting', 'user', 'booking']);

async function watch(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost' && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

test.describe('before consent nobody else is asked for anything by', () => {
  let paths: Partial<Record<RouteId, string>>;
  test.beforeAll(async ({ server }) => {
    paths = await toPaths(server.url, await bookAppointment(server.url));
  });
  for (const { id, pattern } of publicRoutes) {
    test(`the page ${id}`, async ({ page, consoleErrors }) => {
      // Made-up parameters lead nowhere.
      consoleErrors.allow(/40[0349]/);
      const asked = await watch(page);
      await page.goto(paths[id] ?? pattern.replace(/:\w+/g, 'some-value'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const banner = page.getByRole('region', { name: 'Cookies on this page' });
      await expect(banner).toHaveCount(askFirst.has(id) ? 1 : 0);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }
});

// Spec A §4: analytics or marketing acceptance is propagated.
test('the second company’s page asks both after consent, under its own ids', async ({ page }) => {
  const asked = await watch(page);
  await page.goto('/mia/lesson');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://www.googletagmanager.com/gtag/js?id=G-THECORNERDEMO',
    ]);
  const queue = () => page.evaluate(() => (Reflect.get(window, 'fbq') as { queue: unknown }).queue);
  await expect.poll(queue).toEqual([
    ['init', '000000000000001'],
    ['track', 'PageView'],
  ]);
});
