import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const target = { sources: ['site', 'package.json'], variables: ['PUBLIC_API_URL'] };
let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'kalends-build-'));
  mkdirSync(join(project, 'site/pages'), { recursive: true });
  writeFileSync(join(project, 'site/pages/index.astro'), 'one');
});
afterEach(() => rmSync(project, { recursive: true }));

it('stays the same while nothing changes, whatever the time stamps', () => {
  const before = fingerprint(project, target, {});
  writeFileSync(join(project, 'site/pages/index.astro'), 'one');
  expect(fingerprint(project, target, { OTHER: 'x' })).toBe(before);
});

it.each([
  ['a content', () => writeFileSync(join(project, 'site/pages/index.astro'), 'two')],
  ['a new file', () => writeFileSync(join(project, 'site/pages/new.astro'), '')],
  ['a file of its own', () => writeFileSync(join(project, 'package.json'), '{}')],
])('changes with %s', (_, change) => {
  const before = fingerprint(project, target, {});
  change();
  expect(fingerprint(project, target, {})).not.toBe(before);
});

it('changes with a variable that the output depends on', () => {
  expect(fingerprint(project, target, { PUBLIC_API_URL: 'https://api.test' })).not.toBe(
    fingerprint(project, target, {}),
  );
});

it('does not care for tests', () => {
  const before = fingerprint(project, target, {});
  writeFileSync(join(project, 'site/page.test.ts'), 'test');
  expect(fingerprint(project, target, {})).toBe(before);
});
