import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '#tests/support/run-server.ts';
import { weighOffice } from '#tests/support/weigh-office.ts';
import { expect, test } from '../support/test.ts';

test('20.14 the shell weighs at most 120 kB, a screen at most 60 kB more', async () => {
  const { shellKb, screens } = await weighOffice();
  expect(shellKb).toBeLessThanOrEqual(120);
  expect(screens.length).toBeGreaterThan(3);
  expect(screens.filter(({ kb }) => kb > 60)).toEqual([]);
});

test('10. no page of visitors loads what only the office stands on', () => {
  const site = join(project, 'dist/site');
  const loading = globSync('**/*.html', { cwd: site }).filter((page) =>
    /\/_astro\/workspace\./.test(readFileSync(join(site, page), 'utf8')),
  );
  expect(loading).toEqual(['office/index.html']);
});
