import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { asBuilt, staleTargets, stamp } from './stale.ts';
import { targets } from './targets.ts';

const address = { PUBLIC_API_URL: 'https://api.test' };
let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'kalends-stale-'));
  mkdirSync(join(project, 'site'));
  mkdirSync(join(project, targets.site.output), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

function build(environment: NodeJS.ProcessEnv): void {
  stamp(project, 'site', fingerprint(project, targets.site, environment), environment);
}

const isStale = (environment: NodeJS.ProcessEnv) =>
  staleTargets(project, asBuilt(project, environment)).includes('site');

it('7.25 a site that was built with an address keeps it at a start that says nothing of one', () => {
  build(address);
  expect(isStale({})).toBe(false);
  expect(asBuilt(project, {})).toEqual(address);
});

it('7.25 is built anew, with the same address, when its sources change', () => {
  build(address);
  writeFileSync(join(project, 'site', 'index.astro'), 'changed');
  expect(isStale({})).toBe(true);
  expect(asBuilt(project, {})).toEqual(address);
});

it('7.25 takes another address, or none, when the start says so', () => {
  build(address);
  expect(isStale({ PUBLIC_API_URL: 'https://other.test' })).toBe(true);
  expect(isStale({ PUBLIC_API_URL: '' })).toBe(true);
});

it('7.25 builds anew what an older version stamped', () => {
  mkdirSync(join(project, 'dist/.stamps'), { recursive: true });
  writeFileSync(join(project, 'dist/.stamps/site'), fingerprint(project, targets.site, {}));
  expect(isStale({})).toBe(true);
});
