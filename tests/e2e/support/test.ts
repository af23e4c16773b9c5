import { test as base, expect } from 'playwright/test';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import { type LoadedExtension, launchExtension } from './launch-extension.ts';
import { arriveWithReact } from './until-react.ts';
import { type ConsoleWatch, watchConsole } from './watch-console.ts';

interface PageFixtures {
  /** Whether the browser's question about the compose sites was answered with yes before. */
  readonly areSitesAllowed: boolean;
  /** What pages complain about; anything that a test did not allow fails it. */
  readonly consoleErrors: ConsoleWatch;
  /** A Chromium of its own with the extension loaded. */
  readonly extension: LoadedExtension & Pick<ConsoleWatch, 'allow'>;
  /** Prints what the server said during a test that failed. */
  readonly serverSaid: undefined;
}

interface WorkerFixtures {
  /** The real server with the demo workspace, one for all tests of a worker. */
  readonly server: RunningServer;
}

/** The test of every end-to-end spec: a page at the real server that may not complain. */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await runServer();
      await use(server);
      expect(await server.stop(), 'exit code of the server').toBe(0);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      browser.on('context', arriveWithReact);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      expect(watch.unexpected(), 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  serverSaid: [
    async ({ server }, use, info) => {
      const before = server.output().length;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      console.error(`The server said during "${info.title}":\n${server.output().slice(before)}`);
    },
    { auto: true },
  ],
  areSitesAllowed: [false, { option: true }],
  extension: async ({ areSitesAllowed }, use) => {
    const extension = await launchExtension('en-US', areSitesAllowed);
    const watch = watchConsole(extension.context);
    await use({ ...extension, allow: watch.allow });
    await extension.close();
    expect(watch.unexpected(), 'console errors').toEqual([]);
  },
});

export { expect } from 'playwright/test';
