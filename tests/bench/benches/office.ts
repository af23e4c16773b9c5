import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments } from '#tests/e2e/support/browser-arguments.ts';
import { findChromium } from '#tests/support/find-chromium.ts';
import { weighOffice } from '#tests/support/weigh-office.ts';
import { amountAtMost, type Bench } from '../figure.ts';
import { median } from '../median.ts';
import { startParameters, using } from '../support/servers.ts';
import { startProcess } from '../support/start-process.ts';
import { visitPage } from '../support/visit-page.ts';

const VISITS = 5;
const password = 'a password for nothing but benches';

/** The dashboard of a host who is signed in, as `npm start` serves it, in a real Chromium. */
export const office: Bench = {
  name: 'office',
  run: () =>
    using(async (keep) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kalends-bench-'));
      await keep({ stop: () => rm(dataDir, { recursive: true }) });
      const environment = { DATA_DIR: dataDir, DEMO: 'on', DEMO_PASSWORD: password };
      const server = await keep(
        startProcess(startParameters(), { ...environment, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }),
      );
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...browserArguments],
      });
      await keep({ stop: () => browser.close() });
      const cookie = await signIn(server.url);
      const seconds = async (isWarm: boolean) => {
        const times: number[] = [];
        for (let count = 0; count < VISITS; count += 1) {
          const url = `${server.url}/dashboard`;
          const { slotsMs } = await visitPage(browser, url, {
            ...{ cookie, isWarm },
            watch: watchForDashboard,
          });
          times.push(slotsMs / 1000);
        }
        return median(times);
      };
      const { shellKb, screens } = await weighOffice();
      const heaviest = Math.max(...screens.map(({ kb }) => kb));
      return [
        amountAtMost('office: dashboard usable, poor phone', await seconds(false), 1.5, 's'),
        amountAtMost('office: the same once more, cache warm', await seconds(true), 0.4, 's'),
        amountAtMost('office: JavaScript of the shell, gzip', shellKb, 120, 'kB'),
        amountAtMost('office: heaviest screen beside it, gzip', heaviest, 60, 'kB'),
      ];
    }),
};

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'ada@demo.test', password }),
  });
  if (!reply.ok) throw new Error(`Nobody is signed in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Runs in the page: marks the frame in which the day and its links are there to be pressed. */
function watchForDashboard(): void {
  const look = () => {
    if (document.querySelectorAll('main section > h2').length >= 3) {
      performance.mark('slots');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
