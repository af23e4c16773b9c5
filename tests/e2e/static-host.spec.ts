import { freePort } from '#tests/support/free-port.ts';
import type { RunningNginx } from '#tests/support/run-nginx.ts';
import { demoPassword, type RunningServer } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { serveStaticSite } from '#tests/support/serve-static-site.ts';
import { signIn } from './site/sign-in.ts';
import { signOut } from './support/account-menu.ts';
import { expect, test } from './support/test.ts';

let nginx: RunningNginx | undefined;
let api: RunningServer | undefined;

/** The site behind a plain nginx, its API on another origin, which lets nginx's pages sign in. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  api = await runWorld({ environment: { ALLOWED_ORIGINS: `http://localhost:${port}` } });
  nginx = await serveStaticSite(api.url, port);
});

test.afterAll(async () => {
  await nginx?.stop();
  await api?.stop();
});

function at(path: string): string {
  return new URL(path, nginx?.url).href;
}

test('a visitor sees the slots of an API that is elsewhere', async ({ page }) => {
  const answer = page.waitForResponse(/\/api\/booking-availability/);
  await page.goto(at('/ada/intro'));
  expect(new URL((await answer).url()).origin).toBe(api?.url);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /\d{1,2}:\d{2}/ }).first()).toBeVisible();
});

test('7.13 a host signs in on the pages’ own origin, reads the mails and signs out', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.goto(at('/admin/emails'));
  await expect(page).toHaveURL(at('/login?next=%2Fadmin%2Femails'));
  await signIn(page, 'ada@demo.test', demoPassword);
  await expect(page).toHaveURL(at('/admin/emails'));
  // The demo reminds of its own appointments.
  await expect(page.getByText(/^Reminder: /).first()).toBeVisible();
  await page.goto(at('/ada/intro'));
  await expect(page.getByRole('button', { name: /\d{1,2}:\d{2}/ }).first()).toBeVisible();
  await page.goto(at('/admin/emails'));
  await signOut(page);
  await page.goto(at('/admin/emails'));
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('9. a host runs the office on the pages’ own origin: at any address, with what they save', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.goto(at('/dashboard'));
  await expect(page).toHaveURL(at('/login?next=%2Fdashboard'));
  await signIn(page, 'ada@demo.test', demoPassword);
  await expect(page.getByRole('region', { name: 'Your links' })).toBeVisible();

  const listed = await page.request.get(`${api?.url}/api/meeting-type?search=Intro+call`);
  const [{ id = '' } = {}] = (await listed.json()).meetingTypes;
  await page.goto(at(`/meeting-types/edit/${id}`));
  const name = page.getByLabel('Name', { exact: true }).first();
  await expect(name).toHaveValue('Intro call');
  await name.fill('First call');
  const change = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await change).status()).toBe(200);
  expect(new URL((await change).url()).origin).toBe(api?.url);
  await page.reload();
  await expect(name).toHaveValue('First call');
});

test('7.13 pages that the API does not name take bookings, and say why nobody signs in', async ({
  page,
  consoleErrors,
}) => {
  // Nor is anybody told there what they could sign in with.
  consoleErrors.allow(/CORS|ERR_FAILED|sign-in-with/);
  const elsewhere = (path: string) => at(path).replace('localhost', '127.0.0.1');
  await page.goto(elsewhere('/ada/intro'));
  await expect(page.getByRole('button', { name: /\d{1,2}:\d{2}/ }).first()).toBeVisible();
  await page.goto(elsewhere('/login'));
  await signIn(page, 'ada@demo.test', demoPassword);
  await expect(page.getByRole('alert')).toHaveText(/not possible at this address/);
});

test('nginx answers every path as our own server does', async ({ request, server }) => {
  const paths = ['/', '/ada', '/ada/intro/', '/team/studio', '/team/studio/demo', '/login'];
  const absent = ['/admin/none', '/ada/intro/more', '/_astro/none.js', '/team'];
  for (const path of [...paths, ...absent]) {
    const there = await request.get(at(path));
    expect(there.status(), path).toBe((await request.get(server.url + path)).status());
    expect(there.status(), path).toBe(absent.includes(path) ? 404 : 200);
    expect(await there.text(), path).toContain('<title>');
  }
});

test('nginx sends compressed files, hashed ones for good', async ({ request }) => {
  const page = await request.get(at('/ada/intro'));
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' });
  const [script] = /\/_astro\/[^"]+\.js/.exec(await page.text()) ?? [];
  const asset = await request.get(at(script ?? '/none'));
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript',
  });
});

test('nginx says of a video what it is, as our own server does', async ({ request, server }) => {
  const types = {
    'index.m3u8': 'application/vnd.apple.mpegurl',
    'init.mp4': 'video/mp4',
    'poster.webp': 'image/webp',
  };
  for (const [file, type] of Object.entries(types)) {
    for (const address of [at(`/videos/hello/${file}`), `${server.url}/videos/hello/${file}`]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['content-type'], address).toBe(type);
    }
  }
});
