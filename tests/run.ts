import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChanged } from './run-changed.ts';
import { runFile } from './run-file.ts';
import { type Report, readReport, sayFailures } from './support/read-report.ts';
import { type Command, runProgram } from './support/run-program.ts';
import { runSteps, type Step } from './support/run-steps.ts';

const words = process.argv.slice(2);
if (words.includes('--changed')) {
  process.exit(await runChanged(words.filter((word) => word !== '--changed')));
}
if (words.length > 0) process.exit(await runFile(words));

const reports = await mkdtemp(join(tmpdir(), 'kalends-reports-'));
const written: Report[] = [];

const vitest: Command = ['vitest', 'run', '-c', 'tests/vitest.config.ts'];

/** `npm test` alone: quick checks first. */
const steps: readonly Step[] = [
  { name: 'check', run: () => isWell(['node', 'tests/check.ts', '--without=house']) },
  {
    name: 'unit, house and API',
    run: () =>
      reported('vitest.json', (file) =>
        isWell([...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
      ),
  },
  { name: 'build', run: () => isWell(['node', 'server/cli/build.ts', '--stale']) },
  {
    name: 'end-to-end',
    needs: 'build',
    run: () =>
      reported('playwright.json', (file) =>
        isWell(['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      ),
  },
];

const results = await runSteps(steps);
await rm(reports, { recursive: true });
console.log(`\n${sayFailures(written)}`);
const failed = results.filter(({ end }) => end === 'failed');
if (failed.length > 0) {
  console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

async function isWell(...words: Parameters<typeof runProgram>): Promise<boolean> {
  return (await runProgram(...words)) === 0;
}

/** Runs what writes a report, and keeps what that tells. */
async function reported(name: string, run: (file: string) => Promise<boolean>): Promise<boolean> {
  const file = join(reports, name);
  const result = await run(file);
  written.push(readReport(file));
  return result;
}
