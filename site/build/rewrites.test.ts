import { describe, expect, it } from 'vitest';
import { matchRoute, routes, toPath } from '#shared/routes/index.ts';
import { toCaddyfile, toHeadersFile, toNginxInclude, toRedirectsFile } from './rewrites.ts';

const paths = ['/', '/ada', '/ada/intro', '/team/studio', '/team/studio/demo', '/login', '/cancel'];

/** What nginx would do with the include: the first regex location that fits. */
function serveByNginx(path: string): string | undefined {
  for (const [, flags, regex, files] of toNginxInclude().matchAll(
    /^location (~\*?) "(.+?)" \{.*try_files (.+?); \}$/gm,
  )) {
    if (new RegExp(regex ?? '', flags === '~*' ? 'i' : '').test(path)) {
      return files
        ?.split(' ')
        .find((file) => file.startsWith('/'))
        ?.slice(1);
    }
  }
  return undefined;
}

describe('nginx', () => {
  it.each([
    ...paths,
    '/team/studio/demo/ada',
    '/meeting/intro',
    '/appointment/success',
    '/appointment/x',
    '/reschedule',
    '/admin/emails',
    '/admin/none',
    '/Admin/none',
    '/api/health',
    '/ada/intro/more',
    '/team',
  ])('answers %s as our own server does', (path) =>
    expect(serveByNginx(path)).toBe(matchRoute(path)?.file),
  );
});

describe('videos', () => {
  it('are said to be what they are by every host', () => {
    const type = 'application/vnd.apple.mpegurl';
    expect(toNginxInclude()).toMatch(/location \^~ \/videos\/ \{ .*types \{ [^}]*mpegurl m3u8;/);
    expect(toCaddyfile()).toContain(`header @playlists content-type ${type}`);
    const headers = toHeadersFile(['videos/hello/index.m3u8']);
    expect(headers).toContain(`/videos/hello/index.m3u8\n  content-type: ${type}\n`);
  });
});

describe('_redirects', () => {
  it('names every page, and files before them', () => {
    const rows = toRedirectsFile(['favicon.svg', '404.html', 'index.html.br', '_headers']).split(
      '\n',
    );
    expect(rows.slice(0, 2)).toEqual([
      '/_astro/* /_astro/:splat 200',
      '/favicon.svg /favicon.svg 200',
    ]);
    expect(rows).toContain('/:user/:meeting /booking/ 200');
    expect(rows.filter((row) => row.includes('.html') || row.includes('_headers'))).toEqual([]);
    expect(rows.length).toBe(2 + (routes.length - 1) + 1);
  });
});

describe('the Caddyfile', () => {
  it('has one rewrite for every page', () => {
    expect(toCaddyfile().match(/^\trewrite @page/gm)).toHaveLength(routes.length);
    expect(toCaddyfile()).toContain(`/${matchRoute(toPath('user', { user: 'ada' }))?.file}`);
  });
});
