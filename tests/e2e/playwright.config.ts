import { defineConfig } from 'playwright/test';
import { findChromium } from '#tests/support/find-chromium.ts';
import { browserArguments } from './support/browser-arguments.ts';

/** End-to-end: a visitor's story in a real Chromium against the real server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: findChromium(), args: [...browserArguments] },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
