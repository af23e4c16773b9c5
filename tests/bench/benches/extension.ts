import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { keepStored, keptLinks, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import { launchExtension, type OpenExtension } from '#tests/e2e/support/launch-extension.ts';
import { pressToolbar } from '#tests/e2e/support/press-toolbar.ts';
import { servePages } from '#tests/e2e/support/serve-pages.ts';
import { startStub } from '#tests/e2e/support/start-stub.ts';
import { tellWorker } from '#tests/e2e/support/tell-worker.ts';
import { amountAtMost, type Bench, type Figure } from '../figure.ts';
import { median } from '../median.ts';
import { using } from '../support/servers.ts';
import { project } from '../support/start-process.ts';

const TIMES = 9;

/** What the stores are given, and how long a person waits for the popup and for a text, in a real Chromium. */
export const extension: Bench = {
  name: 'extension',
  run: () =>
    using(async (keep) => {
      const stranger = await servePages({ '/mail': '<div contenteditable="true">Hello</div>' });
      await keep({ stop: async () => stranger.stop() });
      // It answers nothing that the popup could show: what is seen is what was known.
      const server = await startStub();
      await keep({ stop: async () => server.stop() });
      const opened = await launchExtension();
      await keep({ stop: opened.close });
      const links = { atMs: 0, links: keptLinks };
      await keepStored(opened, { ...signedInAt(server.url), links, tab: 'links' });
      return [
        ...['chromium', 'firefox'].map(weigh),
        amountAtMost('extension: popup with what is known', await openings(opened), 300, 'ms'),
        amountAtMost(
          'extension: a link inserted from the menu',
          await insertions(opened, stranger.url('/mail')),
          ...([100, 'ms'] as const),
        ),
      ];
    }),
};

function weigh(browser: string): Figure {
  const folder = join(project, 'dist/extension');
  const [file] = globSync(`kalends-${browser}-*[0-9].zip`, { cwd: folder });
  if (!file) throw new Error('Nothing is packed: npm run build');
  const kb = statSync(join(folder, file)).size / 1000;
  return amountAtMost(`extension: package for ${browser}, zipped`, kb, 400, 'kB');
}

/** From the press to the frame in which the first link can be pressed; the first opening warms up. */
async function openings({ context, url }: OpenExtension): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count <= TIMES; count += 1) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('[aria-label^="Insert "]')) performance.mark('usable');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(url('popup.html'));
    times.push(await markOf(page, 'usable'));
    await page.close();
  }
  return median(times.slice(1));
}

/** From what the browser says of a chosen row to the text in the page. */
async function insertions(opened: OpenExtension, address: string): Promise<number> {
  const page = await opened.context.newPage();
  await page.goto(address);
  await pressToolbar(opened, page);
  const times: number[] = [];
  for (let count = 0; count <= TIMES; count += 1) {
    await page.locator('div').fill('');
    await page.evaluate(() => {
      performance.clearMarks();
      addEventListener('input', () => performance.mark('inserted'), { once: true });
    });
    const toldMs = Date.now();
    await tellWorker(opened, 'contextMenus.onClicked', { menuItemId: 'insert-link:1' });
    const originMs = await page.evaluate(() => performance.timeOrigin);
    times.push(originMs + (await markOf(page, 'inserted')) - toldMs);
  }
  return median(times.slice(1));
}

async function markOf(page: Page, name: string): Promise<number> {
  const mark = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.startTime,
    name,
  );
  return Number(await mark.jsonValue());
}
