import { existsSync, readFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Of a whole run; more is no bad luck. */
const MOST_FLAKY = 2;
/** Of a page's snapshot, at its beginning and again at its end, where dialogs are. */
const SHOWN_LINES = 40;

interface Tests {
  allTests(): readonly (Pick<TestCase, 'outcome' | 'titlePath'> & {
    readonly results: readonly Pick<TestResult, 'attachments'>[];
  })[];
}

/**
 * Names each test that passed only when it was tried again: every one of them is a defect, of the
 * product or of the test. More than two fail the run. Of these and of each that failed it shows the page
 * as it stood, which nobody can look at where the machine is gone once the run has ended.
 */
export default class FlakyReporter implements Reporter {
  #suite: Tests | undefined;

  onBegin(_: unknown, suite: Tests): void {
    this.#suite = suite;
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<Pick<FullResult, 'status'>> {
    const all = this.#suite?.allTests() ?? [];
    for (const test of all.filter(hasFailedOnce)) showPages(test);
    const flaky = all.filter((test) => test.outcome() === 'flaky').map(nameOf);
    if (flaky.length === 0) return { status };
    console.log(`\nFlaky, each with a cause to be found:\n${flaky.join('\n')}`);
    if (flaky.length <= MOST_FLAKY) return { status };
    console.log(`More than ${MOST_FLAKY} needed their second try: the run has failed.`);
    return { status: status === 'passed' ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}

type Test = ReturnType<Tests['allTests']>[number];

function hasFailedOnce(test: Test): boolean {
  return test.outcome() === 'flaky' || test.outcome() === 'unexpected';
}

/** `site/ticket.spec.ts › 11. the ticket keeps its place`. */
function nameOf(test: Test): string {
  return test.titlePath().filter(Boolean).join(' › ');
}

/** Of each try that failed, what was on the page. */
function showPages(test: Test): void {
  for (const { attachments } of test.results) {
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    if (path === undefined || !existsSync(path)) continue;
    const shown = shorten(toSnapshot(readFileSync(path, 'utf8')));
    console.log(`\nThe page of ${nameOf(test)}:\n${shown.join('\n')}`);
  }
}

function shorten(lines: readonly string[]): readonly string[] {
  const left = lines.length - 2 * SHOWN_LINES;
  if (left <= 0) return lines;
  return [...lines.slice(0, SHOWN_LINES), `… ${left} lines …`, ...lines.slice(-SHOWN_LINES)];
}

/** The page stands in it as YAML, below its own heading or the error's; nothing where there was none. */
function toSnapshot(errorContext: string): readonly string[] {
  const blocks = [...errorContext.matchAll(/^```yaml\n(.*?)\n```/gms)];
  return blocks.at(-1)?.[1]?.split('\n') ?? [];
}
