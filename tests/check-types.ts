import { runQuietly } from './support/run-program.ts';

/**
 * Types that the contract makes the compiler build: a figure that is the same on every machine. One that
 * grows past this makes every check slower: look for a type that is inferred anew for each endpoint.
 */
const MOST_INSTANTIATIONS = 3_900_000;

// The alias `typescript-5` owns the program `tsc`; more than one checker infers the same types twice.
const { exitCode, said } = await runQuietly([
  ...(['node', 'node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'] as const),
  '--extendedDiagnostics',
]);
const count = Number(/^Instantiations:\s+(\d+)/m.exec(said)?.[1] ?? Number.NaN);
const isWithin = count <= MOST_INSTANTIATIONS;
if (exitCode !== 0) console.log(said);
else if (!isWithin) console.log(`${count} types were made, of ${MOST_INSTANTIATIONS} at most.`);
process.exit(exitCode === 0 && isWithin ? 0 : 1);
