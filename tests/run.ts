import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The file in which the step counts its tests, relative to the reports. */
  readonly report?: string;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const project = fileURLToPath(new URL('..', import.meta.url));
const programs = join(project, 'node_modules/.bin');
const reports = await mkdtemp(join(tmpdir(), 'kalends-reports-'));

/** `npm test`: quick checks first; the first step that fails is the last one run. */
const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '--diagnostic-level=warn'] },
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
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    report: 'playwright.json',
  },
];

let total: Count = { passed: 0, failed: 0 };
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
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (failedStep) {
  console.log(`Failed: ${failedStep}`);
  process.exit(1);
}

async function run({ command: [program, ...parameters], report }: Step): Promise<number> {
  const file = report ? join(reports, report) : undefined;
  const isVitest = program === 'vitest' && file;
  const child = spawn(
    program,
    isVitest ? [...parameters, `--outputFile.json=${file}`] : parameters,
    {
      cwd: project,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${programs}${delimiter}${process.env.PATH}`,
        ...(file && { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      },
    },
  );
  const [exitCode] = await once(child, 'exit');
  return typeof exitCode === 'number' ? exitCode : 1;
}

/** What a JSON report of Vitest or Playwright counted; nothing where the step wrote none. */
function readCount(path: string): Count {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(path, 'utf8'));
    return {
      passed: numPassedTests ?? stats.expected,
      failed: numFailedTests ?? stats.unexpected + stats.flaky,
    };
  } catch (error) {
    console.error(`No report was written: ${error}`);
    return { passed: 0, failed: 0 };
  }
}

function add(one: Count, other: Count): Count {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}
