/** One thing that `npm test` does. */
export interface Step {
  readonly name: string;
  /** The step without which this one proves nothing: where it failed, this one is left out. */
  readonly needs?: string;
  /** Does it; whether all was well. */
  readonly run: () => Promise<boolean>;
}

export interface StepResult {
  readonly name: string;
  readonly end: 'passed' | 'failed' | 'left out';
  readonly seconds: number;
}

/** All steps one after the other: one that fails hides nothing of those behind it. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void = console.log,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await runStep(step, results);
    say(lineOf(result, step));
    results.push(result);
  }
  return results;
}

async function runStep(step: Step, before: readonly StepResult[]): Promise<StepResult> {
  const { name, needs } = step;
  const isInVain = before.some((each) => each.name === needs && each.end !== 'passed');
  if (isInVain) return { name, end: 'left out', seconds: 0 };
  const startedMs = performance.now();
  const isWell = await step.run();
  const seconds = (performance.now() - startedMs) / 1000;
  return { name, end: isWell ? 'passed' : 'failed', seconds };
}

function lineOf({ name, end, seconds }: StepResult, { needs }: Step): string {
  if (end === 'left out') return `– ${name}: left out, for it needs “${needs}”`;
  return `${end === 'passed' ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
}
