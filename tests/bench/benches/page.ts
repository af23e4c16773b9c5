import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments } from '#tests/e2e/support/browser-arguments.ts';
import { findChromium } from '#tests/support/find-chromium.ts';
import { amountAtMost, type Bench } from '../figure.ts';
import { median } from '../median.ts';
import { startParameters, using } from '../support/servers.ts';
import { startProcess } from '../support/start-process.ts';
import { type PageVisit, visitPage } from '../support/visit-page.ts';

const VISITS = 5;

/** The booking page of the demo as `npm start` serves it, in a real Chromium. */
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

      const visit = async (path: string) => {
        const visits: PageVisit[] = [];
        for (let count = 0; count < VISITS; count += 1) {
          visits.push(await visitPage(browser, server.url + path));
        }
        return (name: keyof PageVisit) => median(visits.map((each) => each[name]));
      };
      const middle = await visit('/ada/intro');
      const middleOfTeam = await visit('/team/studio/demo');
      return [
        amountAtMost('page: JavaScript until slots show, gzip', middle('scriptKb'), 120, 'kB'),
        amountAtMost('page: CSS until slots show, gzip', middle('styleKb'), 15, 'kB'),
        amountAtMost('page: first paint, poor phone', middle('firstPaintMs') / 1000, 2, 's'),
        amountAtMost('page: first content, poor phone', middle('firstContentMs') / 1000, 2, 's'),
        amountAtMost('page: slots seen, poor phone', middle('slotsMs') / 1000, 2, 's'),
        amountAtMost(
          'page: of a team, slots seen, poor phone',
          middleOfTeam('slotsMs') / 1000,
          2,
          's',
        ),
      ];
    }),
};
