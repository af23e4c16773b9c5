import { explainFailedStart } from './explain-failed-start.ts';

/** Runs a command of the command line; what keeps it from its work is said in one line, with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explainFailedStart(error));
    process.exitCode = 1;
  }
}
