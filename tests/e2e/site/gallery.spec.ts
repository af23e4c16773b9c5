import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { findViolations } from '#tests/e2e/support/expect-accessible.ts';
import { watchConsole } from '#tests/e2e/support/watch-console.ts';
import { freePort } from '#tests/support/free-port.ts';
import { project } from '#tests/support/run-server.ts';

/*
 * The gallery is what `npm run dev` adds to the site. Pictures of it are not compared: letters are
 * the system's own and differ by a pixel between machines. What is compared is what a picture would
 * show: that every story takes its place, that none is wider than that, and that the two schemes
 * differ in colours alone.
 */
const test = base.extend<object, { readonly gallery: string }>({
  gallery: [
    async ({ browser }, use) => {
      const port = await freePort();
      const server = fork(join(project, 'tests/support/dev-site.ts'), [String(port)]);
      await ready(server);
      const url = `http://localhost:${port}/dev/gallery`;
      // The first visit is when a dev server prepares its modules, and may load the page twice.
      const page = await browser.newPage();
      await openGallery(page, url);
      await page.close();
      await use(url);
      server.kill();
      await once(server, 'exit');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function ready(server: ChildProcess): Promise<void> {
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('No dev server.')));
  await Promise.race([once(server, 'message'), failed]);
}

/** With all stories in their places, and the countries of numbers, whose code comes later. */
async function openGallery(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await stories(page).first().waitFor();
  await expect(page.locator('.story span.field:empty')).toHaveCount(0);
}

const stories = (page: Page) => page.locator('.story');

/** What stands in each story's place, in the scheme. */
function cells(page: Page, scheme: 'light' | 'dark') {
  return page.locator(`.story > [data-scheme="${scheme}"]`).evaluateAll((places) =>
    places.map((place) => {
      const { width, height } = place.getBoundingClientRect();
      const name = [place.closest('article')?.dataset.component, place.parentElement?.firstChild]
        .map((each) => (typeof each === 'string' ? each : each?.textContent))
        .join(': ');
      return {
        name,
        box: `${Math.round(width)} × ${Math.round(height)}`,
        text: place.textContent,
        isTooWide: place.scrollWidth > place.clientWidth,
        isEmpty: place.childElementCount === 0,
        back: getComputedStyle(place).backgroundColor,
      };
    }),
  );
}

test('every story stands in both schemes, which differ in colours alone', async ({
  page,
  gallery,
}) => {
  const watch = watchConsole(page.context());
  await openGallery(page, gallery);
  const light = await cells(page, 'light');
  const dark = await cells(page, 'dark');
  expect(light.length).toBeGreaterThan(80);
  expect(light.filter(({ isEmpty }) => isEmpty)).toEqual([]);
  const colourless = (all: typeof light) => all.map(({ back: _, ...rest }) => rest);
  expect(colourless(dark)).toEqual(colourless(light));
  expect(new Set(light.map(({ back }) => back))).toEqual(new Set(['rgb(247, 246, 243)']));
  expect(new Set(dark.map(({ back }) => back))).toEqual(new Set(['rgb(17, 16, 15)']));
  expect(watch.unexpected()).toEqual([]);
});

test('it speaks nine languages, and nothing becomes too wide', async ({ page, gallery }) => {
  const watch = watchConsole(page.context());
  await openGallery(page, gallery);
  for (const language of LANGUAGES) {
    await page.getByRole('banner').getByLabel('Language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', toLocale(language));
    const wide = (await cells(page, 'light')).filter(({ isTooWide }) => isTooWide);
    expect(
      wide.map(({ name }) => name),
      language,
    ).toEqual([]);
  }
  expect(watch.unexpected()).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`axe finds nothing in any story at ${width} px`, async ({ page, gallery }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, gallery);
    await expect(stories(page).first()).toBeVisible();
    // What belongs once on a page stands here a dozen times; each page has all rules applied to it.
    const ofWholePages = [
      ...['landmark-no-duplicate-main', 'landmark-main-is-top-level', 'landmark-unique'],
      ...['landmark-no-duplicate-contentinfo', 'landmark-contentinfo-is-top-level'],
      ...['heading-order', 'region', 'page-has-heading-one'],
    ];
    const rules = Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }]));
    expect(await findViolations(page, { rules })).toEqual([]);
  });
}

test('what is built knows nothing of it', () => {
  const site = join(project, 'dist/site');
  expect(existsSync(join(site, 'dev'))).toBe(false);
  const files = globSync('**/*.{html,js,css}', { cwd: site });
  expect(files.length).toBeGreaterThan(20);
  const telling = files.filter((file) =>
    /data-component|class="gallery|\.gallery\b/.test(readFileSync(join(site, file), 'utf8')),
  );
  expect(telling).toEqual([]);
});
