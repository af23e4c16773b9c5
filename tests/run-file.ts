import { runProgram } from './support/run-program.ts';

/**
 * `npm test -- <file>`: one file, or all whose path holds the words, by the runner it belongs to.
 * What else is given goes to that runner: `npm test -- booking.spec --trace on`.
 */
export async function runFile(words: readonly string[]): Promise<number> {
  if (!words.some((word) => /\.spec(\.ts)?$|tests\/e2e/.test(word))) {
    return await runProgram(['vitest', 'run', '-c', 'tests/vitest.config.ts', ...words]);
  }
  const built = await runProgram(['node', 'server/cli/build.ts', '--stale']);
  if (built !== 0) return built;
  return await runProgram(
    ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', ...words],
    { ROUNDS: 'on' },
  );
}
