import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Encoding } from '#server/platform/site/choose-encoding.ts';
import type { PageViews } from '#shared/page-views.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { type FilledSite, openFilledSite, readOfficeData } from '#tests/support/filled-site.ts';
import { aLogin } from '#tests/support/logins.ts';

describeApi('20.14 a screen of the office', (api) => {
  let host: AHost;
  let userId: string;
  let site: FilledSite;
  let cookie: string;
  beforeEach(async () => {
    host = await aHost(api.db, { role: 'owner' });
    userId = await aLogin(api.db, host, DEMO_PASSWORD);
    cookie = await api.openSession(userId);
    site = await openFilledSite(api);
  });
  afterEach(() => site.close());
  const open = async (path: string, headers: Record<string, string> = { cookie }) => {
    const reply = await site.fetch(path, headers);
    return { reply, data: readOfficeData(await reply.text()) };
  };

  test('comes with what the API answers of who is signed in, the dashboard with their day', async () => {
    const client = api.clientOf(cookie);
    const { data: session } = await client.GET('/session');
    const { data: dashboard } = await client.GET('/dashboard', { params: { query: {} } });
    expect((await open('/appointments')).data).toEqual({ '/session': session });
    expect((await open('/dashboard')).data).toEqual({
      '/session': session,
      '/dashboard': dashboard,
    });
  });

  test('is kept by nobody', async () => {
    const { reply } = await open('/dashboard');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('vary')).toMatch(/\bCookie\b/);
  });

  test('goes out before the day that it ends with is known, in any encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const reply = await site.fetch('/dashboard', { cookie, 'accept-encoding': encoding });
      expect(reply.headers.get('content-length')).toBeNull();
      const parts = await partsOf(reply, encoding);
      expect(parts[0]).toContain('"/dashboard":null');
      expect(parts[0]).not.toContain('attention');
      expect(readOfficeData(parts.join(''))).toHaveProperty(['/dashboard', 'attention']);
    }
  });

  test('comes with its own reader’s day alone', async () => {
    const other = await aHost(api.db);
    const otherCookie = await api.openSession(await aLogin(api.db, other, DEMO_PASSWORD));
    for (const [of, as] of [
      [host, cookie],
      [other, otherCookie],
      [host, cookie],
    ] as const) {
      const { data } = await open('/dashboard', { cookie: as });
      expect(data).toMatchObject({ '/session': { hostId: of.hostId } });
    }
  });

  describe('comes with nothing', () => {
    test('for somebody who is not signed in', async () => {
      const { reply, data } = await open('/dashboard', {});
      expect(data).toBeUndefined();
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    });

    test('for a session that has ended, or never was', async () => {
      await api.clientOf(cookie).POST('/auth/sign-out', {});
      for (const spent of [cookie, 'kalends.session_token=made.up']) {
        const { reply, data } = await open('/dashboard', { cookie: spent });
        expect(data).toBeUndefined();
        expect(reply.headers.get('cache-control')).toBe('private, no-store');
        expect(reply.status).toBe(200);
      }
    });

    test('for a token, which no page is asked with', async () => {
      const { data } = await open('/dashboard', { authorization: 'Bearer kal_x' });
      expect(data).toBeUndefined();
    });
  });

  test('renews the session as its call would, also where a link of another site leads to it', async () => {
    await api.db.query({
      text: `update auth_session set expires_at = now() + interval '1 hour' where user_id = $1`,
      values: [userId],
    });
    const { reply } = await open('/appointments', { cookie, 'sec-fetch-site': 'cross-site' });
    const [line] = reply.headers.getSetCookie();
    expect(line).toContain('kalends.session_token=');
    expect(line).not.toContain('Partitioned');
  });

  test('cannot be ended by what it carries', async () => {
    const name = '</script><script>alert(1)</script><!--';
    await api.db.query({
      text: 'update host set firstname = $2 where id = $1',
      values: [host.hostId, name],
    });
    const page = await site.load('/dashboard', { cookie });
    expect(readOfficeData(page)).toMatchObject({ '/session': { firstname: name } });
    expect(page).not.toContain('<script>alert');
  });
});

describeApi('20.14 the dashboard as our server writes it', (api) => {
  const shown: { session: string; language: string }[] = [];
  const views: PageViews = {
    renderListing: () => '',
    renderDashboard: ({ session, dashboard }, language) => {
      shown.push({ session: session.hostId, language });
      return `<main>${session.firstname} ${dashboard.today.date}</main>`;
    },
  };
  let host: AHost;
  let cookie: string;
  let site: FilledSite;
  beforeEach(async () => {
    shown.length = 0;
    host = await aHost(api.db, { role: 'owner' });
    await api.db.query({
      text: 'update host set onboarded_at = now() where id = $1',
      values: [host.hostId],
    });
    cookie = await api.openSession(await aLogin(api.db, host, DEMO_PASSWORD));
    site = await openFilledSite(api, {}, views);
  });
  afterEach(() => site.close());

  test('stands in the page of the one who is signed in, in their language, and is kept by nobody', async () => {
    const reply = await site.fetch('/dashboard', { cookie, 'accept-language': 'de-AT' });
    const page = await reply.text();
    expect(page).toContain('<!--view--><main>');
    expect(page).toContain('<meta name="view-language" content="de">');
    expect(page).toContain('<noscript></noscript>');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(readOfficeData(page)).toHaveProperty(['/dashboard', 'attention']);
    expect(shown).toEqual([{ session: host.hostId, language: 'de' }]);
  });

  test('is left out for somebody who is not signed in, on other screens, and where it breaks', async () => {
    for (const [path, headers] of [
      ['/dashboard', {}],
      ['/dashboard', { cookie: 'kalends.session_token=made.up' }],
      ['/appointments', { cookie }],
    ] as const) {
      const page = await site.load(path, headers);
      expect(page).toContain('<!--view--><p>Skeleton</p><!--/view-->');
      expect(page).not.toContain('view-language');
    }
    const broken = await openFilledSite(
      api,
      {},
      {
        ...views,
        renderDashboard: () => {
          throw new Error('no view');
        },
      },
    );
    const page = await broken.load('/dashboard', { cookie });
    broken.close();
    expect(page).toContain('<!--view--><p>Skeleton</p><!--/view-->');
    expect(readOfficeData(page)).toHaveProperty(['/dashboard', 'attention']);
  });
});

/** A reply bit by bit, as a browser reads it. */
async function partsOf({ body }: Response, encoding: Encoding): Promise<string[]> {
  const decoders = { br: createBrotliDecompress, gzip: createGunzip } as const;
  const decoder = encoding === 'identity' ? new PassThrough() : decoders[encoding]();
  const parts: string[] = [];
  decoder.on('data', (part: Buffer) => parts.push(part.toString()));
  for await (const part of body ?? []) decoder.write(part);
  await finished(decoder.end());
  return parts;
}
