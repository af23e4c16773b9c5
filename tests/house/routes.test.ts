import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isReservedSlug, matchRoute, notFoundFile, routes } from '#shared/routes/index.ts';
import type { Route } from '#shared/routes/route.ts';
import { specPages } from './spec-pages.ts';

const publicFolder = fileURLToPath(new URL('../../site/public', import.meta.url));
const pagesFolder = fileURLToPath(new URL('../../site/pages', import.meta.url));

/** `appointment/success.astro → appointment/success/index.html`, as Astro builds it. */
function toBuiltFile(source: string): string {
  const name = source.replace(/\.astro$/, '');
  if (name === '404') return notFoundFile;
  return name === 'index' || name.endsWith('/index') ? `${name}.html` : `${name}/index.html`;
}

/** The page that answers a path of the specification, its parameters filled in. */
function pageOf(path: string): string | undefined {
  return matchRoute(path.replace(/\{\w+\}/g, 'some-value'))?.id;
}

/** `/appointments/:appointmentId` and `/appointments/{id}` are one path. */
function toShape(path: string): string {
  return path.replace(/:\w+|\{\w+\}/g, '*');
}

describe('pages and routes', () => {
  const built = globSync('**/*.astro', { cwd: pagesFolder }).map((file) =>
    toBuiltFile(file.split('\\').join('/')),
  );

  it('every row has its page, and every page its row', () => {
    const wanted = new Set<string>([...routes.map(({ file }) => file), notFoundFile]);
    expect(built.sort()).toEqual([...wanted].sort());
  });

  it('the office is one shell, for those who are signed in alone', () => {
    const rows: readonly Route[] = routes;
    const ofOffice = rows.filter(({ file }) => file === 'office/index.html');
    const signedIn = rows.filter(({ audience }) => audience === 'user' || audience === 'admin');
    expect(ofOffice).toEqual(signedIn);
    expect(ofOffice.filter(({ embeddable }) => embeddable)).toEqual([]);
  });

  it('no row is hidden behind an earlier one', () => {
    for (const { id, pattern } of routes) {
      expect(matchRoute(pattern.replace(/:(\w+)/g, 'some-value'))?.id, pattern).toBe(id);
    }
  });
});

describe('what is served beside the pages', () => {
  const folders = globSync('*/', { cwd: publicFolder }).map((folder) => folder.replace(/\W+$/, ''));

  it.each(folders)('nobody can be called %s', (folder) => {
    expect(isReservedSlug(folder)).toBe(true);
  });
});

describe('the pages of the specification', () => {
  it.each([
    ['/', 'home'],
    ['/s/{linkId}', 'short-link'],
    ['/cancel', 'cancel'],
    ['/forget-me', 'forget-me'],
    ['/optin', 'opt-in'],
    ['/host-confirmation', 'host-confirmation'],
    ['/reschedule', 'reschedule'],
    ['/unqualified', 'unqualified'],
    ['/order/{orderId}', 'order'],
    ['/appointment/success', 'appointment-success'],
    ['/appointment/{appointmentId}', 'appointment'],
    ['/{user}', 'user'],
    ['/{user}/{meeting}', 'booking'],
    ['/team/{slug}', 'team'],
    ['/team/{slug}/{meeting}', 'team-booking'],
    ['/team/{slug}/{meeting}/{user}', 'team-host-booking'],
    ['/meeting/{slug}', 'meeting'],
    ['/form/{routingFormId}', 'routing-form'],
    ['/f/{slug}', 'routing-form-slug'],
    ['/login', 'login'],
    ['/signup', 'signup'],
  ])('%s is built', (path, id) => expect(pageOf(path)).toBe(id));

  it('the others are built at their own path or not yet: no other page answers for them', () => {
    const patterns = new Map<string, string>(routes.map(({ id, pattern }) => [id, pattern]));
    const isOther = (path: string) => {
      const pattern = patterns.get(pageOf(path) ?? '');
      return pattern !== undefined && toShape(pattern) !== toShape(path);
    };
    expect(specPages.filter(isOther)).toEqual([]);
  });

  it('no slug of a user can take any of their paths', () => {
    const first = specPages.map((path) => path.split('/')[1] ?? '');
    expect(first.filter((segment) => !isReservedSlug(segment))).toEqual([]);
  });
});
