import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The mechanism of taking time: each of these words stands in one folder. */
const ofTheCore = [/\bLostRace\b/, /\blockHosts\b/, /\binsert into reservation\b/i];

/** What closes time meets what takes it: both go through `closeTime` and `openTime`. The demo has no visitors yet. */
const ofClosedTime = [
  /\b(insert into|update|delete from) busy_time\b/i,
  /\.(insert|update|delete)\((busyTime|reservation)\)/,
];

test.each(ofClosedTime)('%s occurs in server/time/reservation alone, and in the demo', (word) => {
  const elsewhere = globSync('server/**/*.ts', { cwd: project })
    .filter(
      (file) => !/^server\/(time\/reservation|demo)\//.test(file) && !file.endsWith('.test.ts'),
    )
    .filter((file) => word.test(readFileSync(join(project, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});

test.each(ofTheCore)('%s occurs in server/time/reservation alone', (word) => {
  const elsewhere = globSync('server/**/*.ts', { cwd: project })
    .filter((file) => !file.startsWith('server/time/reservation/') && !file.endsWith('.test.ts'))
    .filter((file) => word.test(readFileSync(join(project, file), 'utf8')));
  expect(elsewhere).toEqual([]);
});
