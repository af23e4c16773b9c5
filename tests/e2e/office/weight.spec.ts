import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '#tests/support/run-server.ts';
import { weighOffice } from '#tests/support/weigh-office.ts';
import { signInAs } from '../site/sign-in.ts';
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

for (const language of ['en', 'pl']) {
  test(`20.14 the shell asks for all that the dashboard needs, in ${language}`, async ({
    page,
  }) => {
    await signInAs(page, 'ada@demo.test', '/dashboard');
    await page.evaluate((wish) => localStorage.setItem('kalends:language', wish), language);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const shell = await (await page.reload())?.text();
    await expect(page.getByRole('region').first()).toBeVisible();

    const needed = [...new Set(asked.flatMap(neededFile))];
    expect(needed.length).toBeGreaterThan(5);
    expect(needed.filter((file) => !shell?.includes(file))).toEqual([]);
  });
}

/** Its name, unless it is of what comes once the dashboard is there. */
function neededFile(url: string): string[] {
  const [, file = ''] = /\/_astro\/([\w.-]+\.js)$/.exec(url) ?? [];
  const isLater =
    /^(account-ways|use-sign-out|use-company-switch|zone-note|is-same-zone|palette)/.test(file);
  return file === '' || isLater ? [] : [file];
}
