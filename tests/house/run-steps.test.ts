import { expect, test } from 'vitest';
import { runSteps, type Step } from '#tests/support/run-steps.ts';

/** Steps of which some fail; what ran, how each ended, and what was said. */
async function play(...steps: readonly (Pick<Step, 'name' | 'needs'> & { fails?: true })[]) {
  const ran: string[] = [];
  const said: string[] = [];
  const results = await runSteps(
    steps.map(({ fails, ...step }) => ({
      ...step,
      async run() {
        ran.push(step.name);
        return !fails;
      },
    })),
    (line) => said.push(line),
  );
  return { ran, said, ends: results.map(({ end }) => end) };
}

test('20.6 all steps run and all failures are told, not the first alone', async () => {
  const { ran, ends } = await play(
    { name: 'check', fails: true },
    { name: 'unit', fails: true },
    { name: 'build' },
    { name: 'end-to-end', needs: 'build' },
  );
  expect(ran).toEqual(['check', 'unit', 'build', 'end-to-end']);
  expect(ends).toEqual(['failed', 'failed', 'passed', 'passed']);
});

test('20.6 without a build nothing is tried end to end, and that is said', async () => {
  const { ran, ends, said } = await play(
    { name: 'build', fails: true },
    { name: 'end-to-end', needs: 'build' },
    { name: 'last' },
  );
  expect(ran).toEqual(['build', 'last']);
  expect(ends).toEqual(['failed', 'left out', 'passed']);
  expect(said).toContain('– end-to-end: left out, for it needs “build”');
});
