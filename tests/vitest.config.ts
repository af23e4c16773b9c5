import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';

/**
 * Unit tests stand beside the code they prove; house tests check the tree itself; API tests drive
 * the real app. The databases behind the last ones are started by the first test that asks.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: [
      '{shared,server,site,extension}/**/*.test.{ts,tsx}',
      'tests/{house,api,scaffold}/**/*.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // The name of a house test is the sentence to keep: all of it.
    taskTitleValueFormatTruncate: 0,
    // What came instead is told whole, also where nobody can look again.
    chaiConfig: { truncateThreshold: 0 },
    // No module of ours keeps what a test left: loading them anew for each file cost a third of the time.
    isolate: false,
    // Patience with a busy machine, never a measure.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are cores, since many tests wait for processes of their own. Each may hold an
    // embedded database: more than four cost more than they gain.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
  },
});
