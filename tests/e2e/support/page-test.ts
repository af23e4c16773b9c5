import { test as base, expect } from 'playwright/test';
import { givenShiftMs, liveInGivenTime } from '#tests/support/given-clock.ts';
import { shiftDate } from '#tests/support/shift-date.ts';
import { type BuiltPages, serveBuiltPages } from './serve-built-pages.ts';
import { arriveWithReact } from './until-react.ts';
import { type ConsoleWatch, watchConsole } from './watch-console.ts';

interface PageFixtures {
  /** What pages complain about; anything that a test did not allow fails it. */
  readonly consoleErrors: ConsoleWatch;
}

export interface WorkerOptions {
  /**
   * Whose time a story's server, pages and process live in: the one that is given, so that nothing depends
   * on the day and the hour it runs, or this machine's, where no browser can be told another.
   */
  readonly clock: 'given' | 'real';
}

interface WorkerFixtures extends WorkerOptions {
  /** Moves this process into the story's time. */
  readonly livesInTime: undefined;
  readonly builtPages: BuiltPages;
}

/**
 * The test of specs that answer their pages themselves (`page.route`): the built pages without a server,
 * which may not complain.
 */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  clock: ['given', { option: true, scope: 'worker' }],
  livesInTime: [
    async ({ clock }, use) => {
      if (clock === 'given') liveInGivenTime();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  builtPages: [
    async ({ browserName: _ }, use) => {
      const pages = await serveBuiltPages();
      await use(pages);
      await pages.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, clock }, use) => {
      browser.on('context', (context) => {
        arriveWithReact(context);
        if (clock === 'given') void context.addInitScript(shiftDate, givenShiftMs());
      });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ builtPages }, use) => use(builtPages.url),
  consoleErrors: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      expect(watch.unexpected(), 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
