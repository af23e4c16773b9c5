import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runFile } from './run-file.ts';
import { pickTests } from './support/pick-tests.ts';
import { readImports } from './support/read-imports.ts';
import { runProgram } from './support/run-program.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/**
 * `npm test -- --changed`: what depends on what git says has changed since the last commit, or since
 * the one that is named. House tests read the whole tree, so that they always run.
 */
export async function runChanged([since = 'HEAD', ...rest]: readonly string[]): Promise<number> {
  const changed = findChanged(since);
  const files = globSync(['{shared,server,site,extension,tests}/**/*.{test,spec}.{ts,tsx}'], {
    cwd: project,
  }).map((file) => file.split('\\').join('/'));
  const { tests, specs } = pickTests(changed, { files, imports: readImports(project) });
  console.log(`${changed.length} files changed: ${tests.length} test files, ${specs.length} specs`);
  const vitest = ['vitest', 'run', '-c', 'tests/vitest.config.ts'] as const;
  const unit = await runProgram([...vitest, 'tests/house', ...tests, ...rest]);
  const endToEnd = specs.length === 0 ? 0 : await runFile([...specs, ...rest]);
  return unit || endToEnd;
}

/** Of this project, also where it is a part of its repository. */
function findChanged(since: string): readonly string[] {
  const ask = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: project, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...ask('diff', '--name-only', '--relative', since),
    ...ask('ls-files', '--others', '--exclude-standard'),
  ];
}
