import { describe, expect, it } from 'vitest';
import { isReservedSlug, matchRoute, routes, toPath } from '#shared/routes/index.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'home', {}],
    ['/ada', 'user', { user: 'ada' }],
    ['/ada/intro', 'booking', { user: 'ada', meeting: 'intro' }],
    ['/team/studio', 'team', { slug: 'studio' }],
    ['/team/studio/demo', 'team-booking', { slug: 'studio', meeting: 'demo' }],
    [
      '/team/studio/demo/ada',
      'team-host-booking',
      { slug: 'studio', meeting: 'demo', user: 'ada' },
    ],
    ['/meeting/intro', 'meeting', { slug: 'intro' }],
    ['/appointment/success', 'appointment-success', {}],
    ['/appointment/a%20b', 'appointment', { appointmentId: 'a b' }],
    ['/cancel', 'cancel', {}],
    ['/reschedule', 'reschedule', {}],
    ['/optin', 'opt-in', {}],
    ['/host-confirmation', 'host-confirmation', {}],
    ['/forget-me', 'forget-me', {}],
    ['/unqualified', 'unqualified', {}],
    ['/form/abc', 'routing-form', { routingFormId: 'abc' }],
    ['/f/start', 'routing-form-slug', { slug: 'start' }],
    ['/order/pi_1', 'order', { orderId: 'pi_1' }],
    ['/s/Ab_1', 'short-link', { linkId: 'Ab_1' }],
    ['/login', 'login', {}],
    ['/admin/emails', 'admin-emails', {}],
  ])('%s is the page %s', (pathname, id, params) => {
    expect(matchRoute(pathname)).toMatchObject({ id, params });
  });

  it.each([
    ['/ada/', '/ada'],
    ['/Ada/Intro/', '/ada/intro'],
    ['/ADA/intro', '/ada/intro'],
    ['/Team/Studio/Demo/Ada', '/team/studio/demo/ada'],
    ['/%41da', '/ada'],
    ['/Login', '/login'],
    ['/F/Start', '/f/start'],
    ['/S/Ab_1', '/s/Ab_1'],
    ['/Appointment/a%20B/', '/appointment/a%20B'],
    ['/Admin/Emails', '/admin/emails'],
  ])('19.15 %s is written %s', (pathname, canonicalPath) => {
    const page = matchRoute(pathname);
    expect(page).toMatchObject({ canonicalPath });
    expect(matchRoute(canonicalPath)).toEqual({ ...page, canonicalPath: undefined });
  });

  it('19.15 an address that is written as it should be leads nowhere else', () => {
    for (const path of ['/', '/ada', '/ada/intr%C3%B6', '/s/Ab_1', '/%61da'])
      expect(matchRoute(path)?.canonicalPath).toBeUndefined();
  });

  it.each([
    '',
    '//',
    '/Admin/none',
    '/ada//',
    '/ada/intro/more',
    '/%zz',
    '/admin/none',
    '/api/health',
    '/team',
    '/_astro/a.js',
  ])('%s is no page', (pathname) => expect(matchRoute(pathname)).toBeUndefined());

  it('is quick on a hostile path', () => {
    expect(matchRoute(`/${'a/'.repeat(100_000)}`)).toBeUndefined();
  });
});

describe('toPath', () => {
  it('encodes parameters and the query, and leaves out what is undefined', () => {
    expect(toPath('booking', { user: 'a/b', meeting: 'ö' }, { lang: 'de', times: undefined })).toBe(
      '/a%2Fb/%C3%B6?lang=de',
    );
  });

  it('is undone by matchRoute', () => {
    const params = { user: 'ada', meeting: 'a b%?#' };
    expect(matchRoute(toPath('booking', params))).toMatchObject({ id: 'booking', params });
  });
});

describe('reserved slugs', () => {
  it('hold the first segment of every page', () => {
    const first = routes.map(({ pattern }) => pattern.split('/')[1] ?? '');
    const fixed = first.filter((segment) => segment !== '' && !segment.startsWith(':'));
    expect(fixed.filter((segment) => !isReservedSlug(segment))).toEqual([]);
  });

  it('hold the first segment of every static file, which static hosts serve as a path', () => {
    const folders = routes.map(({ file }) => file.split('/')).filter((parts) => parts.length > 1);
    expect(folders.filter(([folder]) => !isReservedSlug(folder ?? ''))).toEqual([]);
  });

  it('19.4 leave who has had `imprint` their page', () => {
    expect(matchRoute('/imprint')).toMatchObject({ params: { user: 'imprint' } });
  });

  it('leave the demo workspace its slugs', () => {
    expect(['ada', 'grace', 'linus'].filter(isReservedSlug)).toEqual([]);
  });
});
