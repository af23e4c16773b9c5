import type { FullResult, Reporter, TestCase } from 'playwright/types/testReporter';

/** Of a whole run; more is no bad luck. */
const MOST_FLAKY = 2;

interface Tests {
  allTests(): readonly Pick<TestCase, 'outcome' | 'titlePath'>[];
}

/**
 * Names each test that passed only when it was tried again: every one of them is a defect, of the
 * product or of the test. More than two fail the run.
 */
export default class FlakyReporter implements Reporter {
  #suite: Tests | undefined;

  onBegin(_: unknown, suite: Tests): void {
    this.#suite = suite;
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<Pick<FullResult, 'status'>> {
    const flaky = findFlaky(this.#suite?.allTests() ?? []);
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

/** `site/ticket.spec.ts › 11. the ticket keeps its place`. */
function findFlaky(tests: ReturnType<Tests['allTests']>): readonly string[] {
  return tests
    .filter((test) => test.outcome() === 'flaky')
    .map((test) => test.titlePath().filter(Boolean).join(' › '));
}
