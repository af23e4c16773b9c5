import { describe, expect, test } from 'vitest';
import { ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';

const json = { 'content-type': 'application/json' };
const page = 'https://shop.example';

describeApi('over HTTP', (api) => {
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    api.fetch(path, { method: 'POST', body, headers });
  const envelope = async (reply: Response) => {
    const body = await reply.json();
    expect(body).toEqual({
      error: expect.any(String),
      message: expect.any(String),
      ...('fields' in body && { fields: expect.any(Array) }),
      requestId: reply.headers.get('x-request-id'),
    });
    return `${reply.status} ${body.error}`;
  };

  test('the process says that it is well, and the database that it is ready', async () => {
    expect(await (await api.fetch('/api/health')).json()).toEqual({
      status: 'ok',
      product: 'kalends',
      extension: 2,
    });
    expect(await (await api.fetch('/api/ready')).json()).toEqual({ status: 'ready' });
  });

  test('the database says that it is not ready when it does not answer', async () => {
    const deaf = api.clientWith({ db: { ...api.db, isReady: async () => false } });
    expect(await refusedWith(deaf.GET('/ready'))).toBe('503 not-ready');
    expect((await deaf.GET('/health')).data).toEqual({
      status: 'ok',
      product: 'kalends',
      extension: 2,
    });
  });

  test('7.19 a server that is stopping says that it is not ready', async () => {
    const stopping = api.clientWith({ isStopping: () => true });
    expect(await refusedWith(stopping.GET('/ready'))).toBe('503 not-ready');
    expect((await stopping.GET('/health')).data).toEqual({
      status: 'ok',
      product: 'kalends',
      extension: 2,
    });
  });

  test('every reply has an id of its own', async () => {
    const ids = await Promise.all(
      ['/api/health', '/api/health', '/api/unknown'].map(async (path) =>
        (await api.fetch(path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(null);
  });

  describe('refuses in the one envelope', () => {
    test.each([
      ['an unknown call', 'GET', '/api/unknown', '404 not-found'],
      ['a method that a path has not', 'DELETE', '/api/booking', '404 not-found'],
      ['the root of the API', 'GET', '/api/', '404 not-found'],
      ['a path that cannot be decoded', 'GET', '/api/booking/team/%E0%A4%A', '404 host-not-found'],
    ])('%s', async (_, method, path, refusal) => {
      expect(await envelope(await api.fetch(path, { method }))).toBe(refusal);
    });

    test('JSON that is none, with what it should be', async () => {
      expect(await envelope(await post('/api/booking', '{"start":'))).toBe('400 malformed-json');
      expect(await envelope(await post('/api/booking', ''))).toBe('400 malformed-json');
    });

    test('a body of another kind, as a form of another site sends it', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const reply = await post('/api/booking', '{}', { 'content-type': type });
        expect(await envelope(reply)).toBe('415 unsupported-media-type');
      }
    });

    test('a body larger than any that is needed, also when its length is not told', async () => {
      const large = JSON.stringify({ attendee: { notes: 'x'.repeat(300_000) } });
      expect(await envelope(await post('/api/booking', large))).toBe('413 body-too-large');
      const body = new Blob([large]).stream();
      const streamed = await api.fetch('/api/booking', {
        method: 'POST',
        headers: json,
        body,
        ...{ duplex: 'half' },
      });
      expect(await envelope(streamed)).toBe('413 body-too-large');
    });
  });

  test('no reply may be framed, sniffed, cached or run', async () => {
    for (const path of ['/api/health', '/api/unknown', '/api/openapi.json']) {
      const { headers } = await api.fetch(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        // The document alone is nobody's.
        'cache-control': path.endsWith('.json') ? 'public, max-age=300' : 'no-store',
      });
    }
  });

  test('7.22 the OpenAPI document is made once, and sent only to whom has another', async () => {
    const first = await api.fetch('/api/openapi.json');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('content-type')).toBe('application/json');
    expect(await first.json()).toMatchObject({ openapi: '3.1.0' });
    for (const known of [tag, `"other", W/${tag}`]) {
      const again = await api.fetch('/api/openapi.json', { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(await again.text()).toBe('');
    }
    const other = await api.fetch('/api/openapi.json', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  describe('pages of other origins', () => {
    test('7.13 that the settings name may read every reply with cookies', async () => {
      const settings = { allowedOrigins: [page] };
      for (const path of ['/api/health', '/api/unknown']) {
        const { headers } = await api.fetch(path, { headers: { origin: page } }, settings);
        expect(headers.get('access-control-allow-origin')).toBe(page);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('vary')).toContain('Origin');
      }
      const asked = { origin: page, 'access-control-request-method': 'POST' };
      const init = { method: 'OPTIONS', headers: asked };
      const { headers } = await api.fetch('/api/booking', init, settings);
      expect(headers.get('access-control-allow-origin')).toBe(page);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      const other = { headers: { origin: 'https://evil.example' } };
      const reply = await api.fetch('/api/health', other, settings);
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      expect(reply.headers.has('access-control-allow-credentials')).toBe(false);
    });

    test('may read every reply, never with cookies', async () => {
      for (const path of ['/api/health', '/api/unknown']) {
        const { headers } = await api.fetch(path, { headers: { origin: page } });
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.has('access-control-allow-credentials')).toBe(false);
      }
    });

    test('are told before what they may send', async () => {
      const { status, headers } = await api.fetch('/api/booking', {
        method: 'OPTIONS',
        headers: {
          origin: page,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-methods')).toContain('POST');
      expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    });

    test('change nothing with a cookie that rode along', async () => {
      const withCookie = { ...json, cookie: 'kalends.session_token=x' };
      const forged = await post('/api/booking', '{}', { ...withCookie, origin: page });
      expect(await envelope(forged)).toBe('403 origin-not-allowed');
      const withoutCookie = await post('/api/booking', '{}', { ...json, origin: page });
      expect(await envelope(withoutCookie)).toBe('400 validation-failed');
      const own = await post('/api/booking', '{}', { ...withCookie, origin: ORIGIN });
      expect(await envelope(own)).toBe('400 validation-failed');
    });
  });
});
