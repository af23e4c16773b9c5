import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The mechanism of taking time: each of these words stands in one folder. */
const ofTheCore = [/\bLostRace\b/, /\blockHosts\b/, /\binsert into reservation\b/i];

test.each(ofTheCore)('%s occurs in server/reservation alone', (word) => {
  const elsewhere = globSync('server/**/*.ts', { cwd: project })
    .filter((file) => !file.startsWith('server/reservation/') && !file.endsWith('.test.ts'))
    .filter((file) => word.test(readFileSync(join(project, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});
