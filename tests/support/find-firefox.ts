import { findProgram } from './find-program.ts';

/**
 * The Firefox to test with: `FIREFOX_PATH`, or the system's.
 * @throws in one line how to get one.
 */
export function findFirefox(): string {
  const firefox = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
  if (firefox) return firefox;
  throw new Error(
    'The tests need a Firefox: install one ("apt-get install firefox-esr") or set FIREFOX_PATH.',
  );
}
