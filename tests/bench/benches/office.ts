import { weighOffice } from '#tests/support/weigh-office.ts';
import { amountAtMost, type Bench } from '../figure.ts';
import { median } from '../median.ts';
import { startDemoHost } from '../support/demo-host.ts';
import { using } from '../support/servers.ts';
import { visitPage } from '../support/visit-page.ts';

const VISITS = 5;

/** The dashboard of a host who is signed in, as `npm start` serves it, in a real Chromium. */
export const office: Bench = {
  name: 'office',
  run: () =>
    using(async (keep) => {
      const { url, cookie, browser } = await startDemoHost(keep);
      const seconds = async (isWarm: boolean) => {
        const times: number[] = [];
        for (let count = 0; count < VISITS; count += 1) {
          const { slotsMs } = await visitPage(browser, `${url}/dashboard`, {
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

/** Runs in the page: marks the frame in which the day and its links are there to be pressed. */
function watchForDashboard(): void {
  const look = () => {
    if (document.querySelectorAll('main section > h2').length >= 3) {
      performance.mark('slots');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
