import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findHeadlessChromium } from '#tests/support/find-chromium.ts';
import { findCoturn } from '#tests/support/run-coturn.ts';
import { findRadicale } from '#tests/support/run-radicale.ts';
import { browserArguments } from './support/browser-arguments.ts';
import type { WorkerOptions } from './support/page-test.ts';

/**
 * A round (`*.round.spec.ts`) walks one rule through many pages, programs, devices or faults. Rounds run
 * in `npm run soak` and where one is named; `npm test` has the stories that their rules stand on.
 */
const leftOut = process.env.ROUNDS === 'on' ? [] : ['**/*.round.spec.ts'];

/** End-to-end: a visitor's story in a real Chromium against the real server. */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  globalSetup: ['../support/global-setup.ts', './support/give-clock.ts'],
  outputDir: '../../test-results',
  // Files share nothing, and each keeps a core busy.
  workers: availableParallelism(),
  fullyParallel: false,
  forbidOnly: true,
  // What needs a program that is missing here is not counted; `global-setup.ts` says so.
  grepInvert: [...(findRadicale() ? [] : [/@radicale/]), ...(findCoturn() ? [] : [/@coturn/])],
  // What passes at its second try is named at the end, and more than a few of them fail the run.
  retries: 1,
  // Patience with a busy machine, never a measure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./support/flaky-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  projects: [
    { name: 'pages', testIgnore: [...leftOut, 'extension/**'] },
    // The worker of an extension, and all of Firefox, have this machine's clock and no other.
    {
      name: 'extension',
      testMatch: 'extension/**/*.spec.ts',
      testIgnore: [...leftOut],
      use: { clock: 'real' },
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: findHeadlessChromium(), args: [...browserArguments] },
    // Recording all of them costs a third of the time: `--trace retain-on-failure` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
