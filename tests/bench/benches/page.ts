import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments } from '#tests/e2e/support/browser-arguments.ts';
import { findChromium } from '#tests/support/find-chromium.ts';
import { findProgram } from '#tests/support/find-program.ts';
import { serveStaticSite } from '#tests/support/serve-static-site.ts';
import { amountAtMost, amountOf, type Bench, type Figure } from '../figure.ts';
import { median } from '../median.ts';
import { type FurtherLook, lookFurther } from '../support/look-further.ts';
import { startParameters, using } from '../support/servers.ts';
import { startProcess } from '../support/start-process.ts';
import { type PageVisit, visitPage } from '../support/visit-page.ts';

const VISITS = 5;

/** The booking page of the demo as `npm start` and a static host serve it, in a real Chromium. */
export const page: Bench = {
  name: 'page',
  run: () =>
    using(async (keep) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kalends-bench-'));
      await keep({ stop: () => rm(dataDir, { recursive: true }) });
      const server = await keep(
        startProcess(startParameters(), { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' }),
      );
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...browserArguments],
      });
      await keep({ stop: () => browser.close() });

      const visit = async (path: string, { from = server.url, isWarm = false } = {}) => {
        const visits: (PageVisit & FurtherLook)[] = [];
        for (let count = 0; count < VISITS; count += 1) {
          visits.push(await visitPage(browser, from + path, { isWarm, look: lookFurther }));
        }
        return (name: keyof PageVisit | keyof FurtherLook) =>
          median(visits.map((each) => each[name]));
      };
      const own = await visit('/ada/intro');
      const team = await visit('/team/studio/demo');
      const again = await visit('/ada/intro', { isWarm: true });
      const seconds = (what: string, ms: number, budget: number) =>
        amountAtMost(`page: ${what}, poor phone`, ms / 1000, budget, 's');
      const atStaticHost = async (): Promise<Figure[]> => {
        if (!findProgram('nginx')) {
          console.error('There is no nginx: the static host is left out.');
          return [];
        }
        const host = await keep(serveStaticSite(server.url));
        const asking = await visit('/ada/intro', { from: host.url });
        return [seconds('from a static host, slots seen', asking('slotsMs'), 1.6)];
      };
      return [
        amountAtMost('page: JavaScript come until slots show, gzip', own('scriptKb'), 115, 'kB'),
        amountOf('page: JavaScript asked for until then', own('askedScriptKb'), 'kB'),
        amountAtMost('page: JavaScript until React is there', own('allScriptKb'), 160, 'kB'),
        amountAtMost('page: CSS until slots show, gzip', own('styleKb'), 15, 'kB'),
        seconds('first paint', own('firstPaintMs'), 0.8),
        seconds('first content', own('firstContentMs'), 0.8),
        seconds('slots seen', own('slotsMs'), 1),
        seconds('of a team, slots seen', team('slotsMs'), 1.2),
        seconds('React is there', own('takenMs'), 1.8),
        seconds('on the second visit, slots seen', again('slotsMs'), 0.5),
        ...(await atStaticHost()),
        amountAtMost('page: from a slot to the form, poor phone', own('tapMs'), 50, 'ms'),
      ];
    }),
};
