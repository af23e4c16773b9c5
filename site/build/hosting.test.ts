import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHostingFiles } from '#server/build/write-hosting-files.ts';
import { strictTransport } from '#server/platform/http/middleware.ts';
import { serveCrawlerFiles } from '#server/platform/site/serve-crawler-files.ts';
import { serveSite } from '#server/platform/site/serve-site.ts';
import { notFoundFile, type OfficeRouteId, type RouteId, routes } from '#shared/routes/index.ts';
import { integrationRoutes } from '#shared/routes/integration.ts';
import { officeRoutes } from '#shared/routes/office.ts';
import { freePort } from '#tests/support/free-port.ts';
import { runCaddy } from '#tests/support/run-caddy.ts';
import { runNginx, servingSite } from '#tests/support/run-nginx.ts';
import { toRobotsFile } from './crawler-files.ts';
import { toHeadersFile } from './rewrites.ts';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

const unframed = { 'content-security-policy': "frame-ancestors 'none'", 'x-frame-options': 'DENY' };
const framed = { 'content-security-policy': null, 'x-frame-options': null };
const noPayment = {
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const payment = {
  'permissions-policy': expect.stringMatching(
    /^camera=\(\), display-capture=\(\), .*microphone=\(\), payment=\(self "https:\/\/js\.stripe\.com"/,
  ),
};
const office = { ...unframed, ...noPayment };
const shown = { ...framed, ...noPayment };
const room = {
  ...unframed,
  'permissions-policy':
    'camera=(self), display-capture=(self), geolocation=(), microphone=(self), payment=(), usb=()',
};
const booked = { ...framed, ...payment };

/** Every page but the office's: who may frame it, and whether it may ask for a payment. */
const pages = {
  home: ['/', office],
  login: ['/login', office],
  signup: ['/signup', office],
  cancel: ['/cancel', office],
  reschedule: ['/reschedule', office],
  'opt-in': ['/optin', office],
  'host-confirmation': ['/host-confirmation', office],
  'forget-me': ['/forget-me', office],
  unsubscribe: ['/unsubscribe', office],
  invite: ['/invite', office],
  'confirm-invite': ['/confirm-invite', office],
  'connect-join': ['/connect/some-id/join', room],
  'connect-left': ['/connect/some-id/left', room],
  connect: ['/connect/some-id', room],
  'connect-app': ['/extension/connect', office],
  'google-sign-in': ['/gofed', office],
  'microsoft-sign-in': ['/msfed', office],
  'facebook-sign-in': ['/fafed', office],
  sso: ['/sso/google', office],
  'oauth-redirect': ['/oauth-redirect', office],
  'google-calendar': ['/google', office],
  'outlook-calendar': ['/outlook', office],
  'zoom-account': ['/zoom', office],
  'webex-account': ['/webex/authorize', office],
  'exchange-teams': ['/exchange-teams', office],
  'exchange-teams2': ['/exchange-teams2', office],
  'smart-we': ['/oauth2/smart-we', office],
  'password-reset': ['/login/reset', office],
  'account-link': ['/login/link', office],
  'appointment-success': ['/appointment/success', shown],
  appointment: ['/appointment/some-id', shown],
  unqualified: ['/unqualified', shown],
  'routing-form': ['/form/some-id', shown],
  'routing-form-slug': ['/f/start', shown],
  order: ['/order/pi_1.x', shown],
  'short-link': ['/s/Ab_1', shown],
  team: ['/team/studio', shown],
  user: ['/ada', shown],
  'team-booking': ['/team/studio/demo', booked],
  'team-host-booking': ['/team/studio/demo/ada', booked],
  meeting: ['/meeting/intro', booked],
  booking: ['/ada/intro', booked],
} as const satisfies Record<Exclude<RouteId, OfficeRouteId>, readonly [string, object]>;
const ofOffice = officeRoutes.map(({ id, pattern }) => [
  id,
  [pattern.replace(/:\w+/g, 'some-id'), office] as const,
]);
const everyPage: Readonly<Record<string, readonly [string, object]>> = {
  ...pages,
  ...Object.fromEntries(ofOffice),
};

/** What visitors never ask for, but crawlers, browsers and burglars do. */
const absent = [
  '/foo.php',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/ada/index.php',
  '/apple-touch-icon-precomposed.png',
  '/sitemap.xml.gz',
  '/404.html',
  '/booking/index.html',
  '/ada/intro/more',
  '/admin/none',
];

const folder = await mkdtemp(join(tmpdir(), 'kalends-hosting-'));
const site = join(folder, 'site');

interface Host {
  ask(path: string): Promise<Response>;
  stop(): Promise<void>;
}

/** The three that can serve the site; each is started for its own tests. */
const hosts = {
  'our own server': async () => {
    const app = new Hono().use(strictTransport('https://book.example.com'));
    app.route('/', serveCrawlerFiles('https://book.example.com')).get('*', serveSite(site));
    return { ask: async (path) => app.request(path), stop: async () => {} };
  },
  nginx: async () => overHttp(await runNginx(servingSite(site, join(folder, 'nginx.conf')))),
  Caddy: async () => {
    const url = `http://localhost:${await freePort()}`;
    const { stop } = await runCaddy(folder, { KALENDS_SITE: url, KALENDS_ROOT: site });
    return overHttp({ url, stop });
  },
} satisfies Record<string, () => Promise<Host>>;

function overHttp({ url, stop }: { url: string; stop(): Promise<void> }): Host {
  return { ask: (path) => fetch(url + path), stop };
}

beforeAll(async () => {
  for (const file of [...routes.map((route) => route.file), notFoundFile]) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), `<title>${file}</title>`);
  }
  for (const file of await readdir(publicFolder)) {
    await cp(join(publicFolder, file), join(site, file), { recursive: true });
  }
  await writeFile(join(site, 'robots.txt'), toRobotsFile());
  await writeHostingFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(Object.entries(hosts))('%s', (name, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());

  it.each(Object.entries(everyPage))(
    '7.14 says who may frame the page %s',
    async (id, [path, wanted]) => {
      const { status, headers } = await host.ask(path);
      expect(status).toBe(200);
      const names = [...Object.keys(wanted), 'referrer-policy', 'x-content-type-options'];
      expect(Object.fromEntries(names.map((header) => [header, headers.get(header)])), id).toEqual({
        ...wanted,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('7.14 speaks of https where there is https, and nowhere else', async () => {
    const { headers } = await host.ask('/ada/intro');
    const isSecure = name === 'our own server';
    expect(headers.get('strict-transport-security')).toBe(isSecure ? 'max-age=31536000' : null);
  });

  it.each(absent)('7.29 has no page for %s, and no site may frame that', async (path) => {
    const reply = await host.ask(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe(`<title>${notFoundFile}</title>`);
    expect(reply.headers.get('x-frame-options')).toBe('DENY');
    expect(reply.headers.get('content-type')).toContain('text/html');
  });

  it('7.29 answers what browsers and crawlers ask for as what it is', async () => {
    const icon = await host.ask('/favicon.ico');
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    // An icon file begins with 0, 1 and the number of its pictures.
    expect([...new Uint8Array(await icon.arrayBuffer()).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    const touch = await host.ask('/apple-touch-icon.png');
    expect(touch.headers.get('content-type')).toBe('image/png');
    const robots = await host.ask('/robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(await robots.text()).toContain(
      'Disallow: /api/\nDisallow: /dashboard$\nDisallow: /appointments$\nDisallow: /appointments/\n',
    );
  });
});

it('7.29 our own server names its sitemap, which lists the start page alone', async () => {
  const host = await hosts['our own server']();
  const robots = await host.ask('/robots.txt');
  expect(await robots.text()).toContain('Sitemap: https://book.example.com/sitemap.xml');
  const sitemap = await host.ask('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('application/xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)</g)].map(([, url]) => url);
  // Of hosts nobody makes a register.
  expect(listed).toEqual(['https://book.example.com/']);
});

it('7.14 hosts that only add headers refuse frames for every page that is not to be framed', () => {
  const file = toHeadersFile();
  const rows = [...officeRoutes, ...integrationRoutes];
  const patterns = new Map<string, string>(rows.map(({ id, pattern }) => [id, pattern]));
  for (const [id, [path, wanted]] of Object.entries(everyPage)) {
    const row = `\n${patterns.get(id) ?? path}\n  content-security-policy: frame-ancestors 'none'\n  x-frame-options: DENY\n`;
    if (wanted === office) expect(file).toContain(row);
    else expect(file).not.toContain(row);
  }
});

it('22. hosts that only add headers leave camera, microphone and screen to the pages of a room', () => {
  const rows = toHeadersFile().split(/\n(?=\/)/);
  const leaves = (words: string) =>
    rows.filter((row) => row.includes(words)).map((row) => row.split('\n')[0]);
  const ofRooms = ['/connect/:roomId', '/connect/:roomId/join', '/connect/:roomId/left'];
  for (const name of ['camera', 'display-capture', 'microphone']) {
    expect(leaves(`${name}=(self)`).toSorted()).toEqual(ofRooms);
    expect(leaves(`${name}=()`)).toEqual(['/*']);
  }
});
