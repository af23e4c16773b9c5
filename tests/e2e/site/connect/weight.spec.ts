import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { project } from '#tests/support/run-server.ts';
import { expect, test } from '../../support/page-test.ts';

const site = join(project, 'dist/site');

/** What a page asks for before it can be used, in kB as gzip's best level packs each file; texts apart. */
function weigh(page: string): number {
  const html = readFileSync(join(site, page), 'utf8');
  const files = new Set(
    [...html.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''),
  );
  // Of its texts a page asks for those of one language in nine.
  const scripts = [...files].filter((file) => !file.includes('-texts-'));
  const sizes = scripts.map((file) => gzipSync(readFileSync(join(site, file)), { level: 9 }));
  return sizes.reduce((sum, { length }) => sum + length, 0) / 1000;
}

for (const page of ['connect/index.html', 'connect/join/index.html', 'connect/left/index.html']) {
  test(`${page} weighs at most 45 kB of JavaScript`, () => {
    const weightKb = weigh(page);
    expect(weightKb).toBeGreaterThan(30);
    expect(weightKb).toBeLessThanOrEqual(45);
  });
}
