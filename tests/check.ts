import { type Command, runQuietly } from './support/run-program.ts';

/**
 * `npm run check`: what is known without a browser and within a minute. All steps run side by side;
 * each says something only when it fails. `--without=house` where all tests follow anyway.
 */
const steps: Readonly<Record<string, Command>> = {
  types: ['node', 'tests/check-types.ts'],
  lint: ['biome', 'check', '--diagnostic-level=warn'],
  house: ['vitest', 'run', '-c', 'tests/vitest.config.ts', '--reporter=minimal', 'tests/house'],
  // The first two words are those that astro-check expects of `astro check`, and drops.
  astro: [
    ...(['node', '--import', './tests/support/with-typescript-5.mjs'] as const),
    ...['node_modules/@astrojs/check/bin/astro-check.js', 'astro', 'check'],
    ...['--tsconfig', 'tests/support/astro-check/tsconfig.json'],
    ...['--minimumSeverity=warning', '--minimumFailingSeverity=warning'],
  ],
  knip: ['knip', '--no-config-hints'],
  'knip of what runs': ['knip', '--no-config-hints', '--production', '--include=files'],
};

const without = process.argv.slice(2).map((word) => word.replace('--without=', ''));
const results = await Promise.all(
  Object.entries(steps)
    .filter(([name]) => !without.includes(name))
    .map(([name, command]) => runStep(name, command)),
);
process.exit(results.every((isWell) => isWell) ? 0 : 1);

async function runStep(name: string, command: Command): Promise<boolean> {
  const startedMs = performance.now();
  const { exitCode, said } = await runQuietly(command);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  if (exitCode !== 0) console.log(`\n${said}\n`);
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return exitCode === 0;
}
