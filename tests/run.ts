import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFile } from './run-file.ts';
import { type Command, runProgram } from './support/run-program.ts';

interface Step {
  readonly name: string;
  readonly command: Command;
  /** The file in which the step counts its tests, relative to the reports. */
  readonly report?: string;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Passed when they were tried again. */
  readonly flaky: number;
}

const words = process.argv.slice(2);
if (words.length > 0) process.exit(await runFile(words));

const reports = await mkdtemp(join(tmpdir(), 'kalends-reports-'));

/** `npm test` alone: quick checks first; the first step that fails is the last one run. */
const steps: readonly Step[] = [
  { name: 'check', command: ['node', 'tests/check.ts', '--without=house'] },
  {
    name: 'unit, house and API',
    command: [
      'vitest',
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
    ],
    report: 'vitest.json',
  },
  { name: 'build', command: ['node', 'server/cli/build.ts', '--stale'] },
  {
    name: 'end-to-end',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    report: 'playwright.json',
  },
];

let total: Count = { passed: 0, failed: 0, flaky: 0 };
let failedStep: string | undefined;
for (const step of steps) {
  console.log(`\n▸ ${step.name}`);
  const startedMs = performance.now();
  const exitCode = await run(step);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  if (step.report) total = add(total, readCount(join(reports, step.report)));
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (exitCode === 0) continue;
  failedStep = step.name;
  break;
}
await rm(reports, { recursive: true });
console.log(`\n${total.passed} passed, ${total.flaky} flaky, ${total.failed} failed`);
if (failedStep) {
  console.log(`Failed: ${failedStep}`);
  process.exit(1);
}

function run({ command, report }: Step): Promise<number> {
  if (!report) return runProgram(command);
  const file = join(reports, report);
  if (command[0] === 'vitest') return runProgram([...command, `--outputFile.json=${file}`]);
  return runProgram(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/** What a JSON report of Vitest or Playwright counted; nothing where the step wrote none. */
function readCount(path: string): Count {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(path, 'utf8'));
    return {
      passed: numPassedTests ?? stats.expected,
      failed: numFailedTests ?? stats.unexpected,
      flaky: stats?.flaky ?? 0,
    };
  } catch (error) {
    console.error(`No report was written: ${error}`);
    return { passed: 0, failed: 0, flaky: 0 };
  }
}

function add(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    flaky: one.flaky + other.flaky,
  };
}
