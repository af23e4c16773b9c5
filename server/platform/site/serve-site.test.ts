import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '#site/build/precompress.ts';
import { type AskedPage, serveSite } from './serve-site.ts';

const root = mkdtempSync(join(tmpdir(), 'kalends-site-'));
const folder = join(root, 'site');
const app = new Hono();

async function write(path: string, content: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

beforeAll(async () => {
  await writeFile(join(root, 'secret.txt'), 'secret');
  await precompress([
    await write('booking/index.html', '<h1>Booking</h1>'),
    await write('host-page/index.html', '<h1>Host</h1>'),
    await write('404.html', '<h1>Nothing here</h1>'),
    await write('_astro/page.Ab12.js', 'console.log(1);'),
  ]);
  await write('videos/hello/index.m3u8', '#EXTM3U');
  await write('videos/hello/0.mp4', 'mp4');
  await write('_redirects', '/a /b 200');
  await write('.hidden', 'hidden');
  await write('favicon.png', 'png');
  app.get('*', serveSite(folder));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('serveSite', () => {
  it('answers a page path with its shell, to be asked for again each time', async () => {
    const response = await app.request('/ada/intro?lang=de');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('<h1>Booking</h1>');
  });

  it('keeps hashed files for good', async () => {
    const response = await app.request('/_astro/page.Ab12.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it.each([
    ['/videos/hello/index.m3u8', 'application/vnd.apple.mpegurl'],
    ['/videos/hello/0.mp4', 'video/mp4'],
  ])('says of %s that it is %s', async (path, type) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('sends the compressed copy that the client takes, each with its own ETag', async () => {
    const tags = new Set<string | null>();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const response = await app.request('/ada/intro', { headers });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      tags.add(response.headers.get('etag'));
      if (encoding !== 'gzip') continue;
      expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('<h1>Booking</h1>');
    }
    expect(tags.size).toBe(3);
  });

  it('says 304 to whom knows the file', async () => {
    const etag = (await app.request('/ada')).headers.get('etag') ?? '';
    const headers = { 'if-none-match': `"other", W/${etag}` };
    const response = await app.request('/ada', { headers });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(await response.text()).toBe('');
  });

  it('answers HEAD without a body', async () => {
    const response = await app.request('/ada/intro', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('16');
    expect(await response.text()).toBe('');
  });

  it.each([
    '/admin/none',
    '/ada/intro/more',
    '/_astro/none.js',
    '/booking/index.html',
    '/_redirects',
    '/.hidden',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/_astro/..%2f..%2f..%2fsecret.txt',
    '/_astro/%zz',
    '/_astro/page.Ab12.js.br',
  ])('has no file for %s', async (path) => {
    const response = await app.request(path);
    const text = await response.text();
    expect(text).not.toMatch(/secret|hidden|200/);
    // One or two plain segments may be a host's page, which then says that there is none.
    if (response.status !== 200) expect(text).toBe('<h1>Nothing here</h1>');
  });

  it('answers 404 with its page, and never 304', async () => {
    const first = await app.request('/admin/none');
    expect(first.status).toBe(404);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await app.request('/admin/none', { headers })).status).toBe(404);
  });

  it('8.21 answers a page that nobody has with its shell, and 404', async () => {
    const fillPage = async ({ page }: AskedPage) =>
      ({ status: page.params.user === 'ada' ? 200 : 404 }) as const;
    const asked = new Hono().get('*', serveSite(folder, fillPage));
    expect((await asked.request('/ada')).status).toBe(200);
    const unknown = await asked.request('/nobody');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toBe('<h1>Host</h1>');
    expect((await asked.request('/_astro/page.Ab12.js')).status).toBe(200);
  });

  it.each([
    ['/Ada/Intro/?lang=de&times=a', '/ada/intro?lang=de&times=a'],
    ['/ada/intro/', '/ada/intro'],
    ['/%2Felsewhere/', '/%2Felsewhere'],
  ])('19.15 leads from %s to the address that the page has', async (path, target) => {
    const reply = await app.request(path);
    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toBe(target);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(await reply.text()).toBe('');
  });

  it('19.15 leads on where what fills a page says so', async () => {
    const fillPage = async ({ url }: AskedPage) => ({ movedTo: `/ada/intro${url.search}` });
    const asked = new Hono().get('*', serveSite(folder, fillPage));
    const reply = await asked.request('/ada?lang=de');
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('/ada/intro?lang=de');
  });

  it('is a plain 404 where nothing was built', async () => {
    const empty = new Hono().get('*', serveSite(join(root, 'none')));
    expect((await empty.request('/ada')).status).toBe(404);
  });
});
