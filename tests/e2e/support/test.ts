import { type RunningWorld, runWorld } from '#tests/support/run-world.ts';
import { type LoadedExtension, launchExtension } from './launch-extension.ts';
import { test as base, expect } from './page-test.ts';
import { type ConsoleWatch, watchConsole } from './watch-console.ts';

interface StoryFixtures {
  /** Whether the browser's question about the compose sites was answered with yes before. */
  readonly areSitesAllowed: boolean;
  /** A Chromium of its own with the extension loaded. */
  readonly extension: LoadedExtension & Pick<ConsoleWatch, 'allow'>;
  /** Prints what the server said during a test that failed. */
  readonly serverSaid: undefined;
  /** Each story finds the companies as they were made: what another has booked or saved is gone. */
  readonly ownCompany: undefined;
}

interface WorkerFixtures {
  /** The real server with the demo workspace, one for all tests of a worker. */
  readonly server: RunningWorld;
}

/** The test of an end-to-end spec: a page at the real server that may not complain. */
export const test = base.extend<StoryFixtures, WorkerFixtures>({
  server: [
    async ({ livesInTime: _ }, use) => {
      const server = await runWorld();
      await use(server);
      expect(await server.stop(), 'exit code of the server').toBe(0);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  serverSaid: [
    async ({ server }, use, info) => {
      const before = server.output().length;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      console.error(`The server said during "${info.title}":\n${server.output().slice(before)}`);
    },
    { auto: true },
  ],
  ownCompany: [
    async ({ server }, use) => {
      await server.restore();
      await use(undefined);
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
