import { execFileSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** What the extension asks for, and the first whose window tests can reach. */
const OLDEST_VERSION = 142;

/**
 * The Firefox to test with: `FIREFOX_PATH`, or the system's.
 * @throws in one line how to get one.
 */
export function findFirefox(): string {
  const firefox = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');
  if (!firefox) {
    throw new Error(
      'The tests need a Firefox: install one ("apt-get install firefox-esr") or set FIREFOX_PATH.',
    );
  }
  const said = execFileSync(firefox, ['--version'], { encoding: 'utf8' }).trim();
  const version = Number(/(\d+)\./.exec(said)?.[1]);
  if (version >= OLDEST_VERSION) return firefox;
  throw new Error(`The tests need Firefox ${OLDEST_VERSION} or newer, and ${firefox} is ${said}.`);
}
