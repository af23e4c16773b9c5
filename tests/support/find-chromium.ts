import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findProgram, isExecutable } from './find-program.ts';

/**
 * The Chromium to test with: `CHROMIUM_PATH`, the system's, or Playwright's own, which is fetched
 * where there is none.
 * @throws in one line how to get one.
 */
export function findChromium(): string {
  return findInstalled() ?? fetchPlaywrights();
}

/**
 * The Chromium for pages alone: the same engine in the shell without a window's trappings, where
 * the system has it, since it costs a third less. It loads no extension.
 */
export function findHeadlessChromium(): string {
  return (
    process.env.CHROMIUM_PATH ??
    findProgram('chromium-headless-shell', 'chrome-headless-shell') ??
    findChromium()
  );
}

function findInstalled(): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) return wished;
  const system = findProgram(
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  );
  if (system) return system;
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fetchPlaywrights(): string {
  console.log('No Chromium here: fetching one …');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (isExecutable(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    'The tests need a Chromium: install one ("apt-get install chromium") or set CHROMIUM_PATH.',
  );
}
