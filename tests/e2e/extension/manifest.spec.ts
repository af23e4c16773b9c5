import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { EXTENSION_KEY, REDIRECT_ADDRESSES } from '#shared/domain/connected-apps.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { project } from '#tests/support/run-server.ts';
import { COMPOSE_SITES } from '../../../extension/compose/sites.ts';

const folderOf = (browser: 'chromium' | 'firefox') => join(project, 'dist/extension', browser);
const manifestOf = (browser: 'chromium' | 'firefox') =>
  JSON.parse(readFileSync(join(folderOf(browser), 'manifest.json'), 'utf8'));

const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const packageOf = (browser: 'chromium' | 'firefox') =>
  join(project, `dist/extension/kalends-${browser}-${version}.zip`);

/** What a person is asked for, or may be: nothing here grows unseen. */
const asked = ['activeTab', 'contextMenus', 'identity', 'scripting', 'storage'];

test('10. the manifests ask for no more than is used, and no site is among it', () => {
  const chromium = manifestOf('chromium');
  const firefox = manifestOf('firefox');
  expect(chromium.permissions.toSorted()).toEqual([...asked, 'sidePanel'].toSorted());
  expect(firefox.permissions.toSorted()).toEqual(asked);
  for (const manifest of [chromium, firefox]) {
    expect(manifest.host_permissions).toBeUndefined();
    expect(manifest.optional_permissions).toBeUndefined();
    expect(manifest.optional_host_permissions).toEqual(COMPOSE_SITES);
    expect(manifest.web_accessible_resources).toBeUndefined();
    expect(manifest.content_scripts).toBeUndefined();
    const policy = String(manifest.content_security_policy.extension_pages);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
  // Nobody else's pages or extensions have a way to speak to it.
  expect(chromium.externally_connectable).toEqual({ ids: [] });
  expect(chromium.side_panel.default_path).toBe('sidepanel.html');
  expect(firefox.sidebar_action.open_at_install).toBe(false);
  expect(firefox.sidebar_action.default_panel).toBe('sidepanel.html');
});

test('10. its address is the one that servers send codes to', async ({ extension }) => {
  const [redirect] = REDIRECT_ADDRESSES;
  expect(new URL(redirect).host.split('.')[0]).toBe(new URL(extension.url('')).host);
});

test('10. what the stores are given weighs at most 400 kB, and has no key of its own', () => {
  for (const browser of ['chromium', 'firefox'] as const) {
    const packed = readFileSync(packageOf(browser));
    expect(packed.length).toBeLessThan(400_000);
    const { key, ...manifest } = manifestOf(browser);
    expect(JSON.parse(strFromU8(unzipSync(packed)['manifest.json'] ?? new Uint8Array()))).toEqual(
      manifest,
    );
    expect(key).toBe(browser === 'chromium' ? EXTENSION_KEY : undefined);
    expect(Object.keys(manifest.icons)).toEqual(['16', '32', '48', '96', '128']);
  }
});

test('10. all code is in the package: nothing asks another place for some, nor makes HTML of text', () => {
  for (const browser of ['chromium', 'firefox'] as const) {
    const scripts = globSync('**/*.js', { cwd: folderOf(browser) });
    expect(scripts.length).toBeGreaterThan(5);
    for (const file of scripts) {
      const code = readFileSync(join(folderOf(browser), file), 'utf8');
      expect(code, file).not.toMatch(/\bimport\(\s*["'`]https?:|\beval\(|\bnew Function\(/);
      // React writes one constant for elements named `script`, which nothing of ours makes.
      expect(code.match(/\.innerHTML=(?!`<script>)/g), file).toBeNull();
    }
  }
});

test('10. web-ext finds nothing to say about it', async () => {
  const webExt = join(project, 'node_modules/.bin/web-ext');
  const lint = ['lint', '--source-dir', packageOf('firefox'), '--output', 'json'];
  const { stdout } = await promisify(execFile)(webExt, lint, { maxBuffer: 10_000_000 });
  const { errors, warnings, notices } = JSON.parse(stdout);
  expect({ errors, warnings, notices }).toEqual({ errors: [], warnings: [], notices: [] });
});
