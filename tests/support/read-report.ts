import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Of one failure's message: what was expected, what came, and where. */
const TOLD_LINES = 12;

/** What a JSON report of Vitest or Playwright tells of its run. */
export interface Report {
  readonly passed: number;
  /** Passed when they were tried again. */
  readonly flaky: number;
  readonly failures: readonly Failure[];
}

interface Failure {
  /** `server/post/wait.test.ts › a mail waits for the one before`. */
  readonly name: string;
  readonly message: string;
}

/** The parts that are read of https://vitest.dev/guide/reporters#json-reporter. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The parts that are read of Playwright's `JSONReport`. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Reads the report that a step has written; one that wrote none has failed as a whole. */
export function readReport(path: string): Report {
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
    return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
  } catch (error) {
    return {
      passed: 0,
      flaky: 0,
      failures: [{ name: 'No report was written', message: String(error) }],
    };
  }
}

function ofVitest({ numPassedTests, testResults }: VitestReport): Report {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that could not be loaded has no tests to tell of.
    if (status === 'failed' && failed.length === 0) return [{ name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      message: failureMessages?.join('\n') ?? '',
    }));
  });
  return { passed: numPassedTests, flaky: 0, failures };
}

function ofPlaywright({ stats, suites, errors }: PlaywrightReport): Report {
  const ofTheRun = errors.map(({ message = '' }) => ({ name: 'The run itself', message }));
  return {
    passed: stats.expected,
    flaky: stats.flaky,
    failures: [...ofTheRun, ...suites.flatMap((suite) => ofSuite(suite, []))],
  };
}

function ofSuite({ title, suites = [], specs }: PlaywrightSuite, above: string[]): Failure[] {
  const titles = [...above, title];
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        name: [...titles, spec.title].join(' › '),
        message: results.at(-1)?.error?.message ?? '',
      })),
  );
  return [...failures, ...suites.flatMap((suite) => ofSuite(suite, titles))];
}

/** The end of a whole run: each failure by its name, since what was said then is thousands of lines above. */
export function sayFailures(reports: readonly Report[]): string {
  const failures = reports.flatMap((report) => report.failures);
  const [passed, flaky] = (['passed', 'flaky'] as const).map((count) =>
    reports.reduce((sum, report) => sum + report[count], 0),
  );
  return [
    ...failures.map(said),
    `${passed} passed, ${flaky} flaky, ${failures.length} failed`,
  ].join('\n\n');
}

function said({ name, message }: Failure): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, TOLD_LINES);
  return `✗ ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`;
}
