import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { amountAtMost, type Bench } from '../figure.ts';
import { project } from '../support/start-process.ts';

/** What a page of somebody else's loads to show a booking page; `npm run build` writes it. */
export const embed: Bench = {
  name: 'embed',
  async run() {
    const script = await readFile(join(project, 'dist/site/embed.js'));
    const kb = gzipSync(script, { level: 9 }).length / 1000;
    return [amountAtMost('embed: embed.js, gzip', kb, 2.5, 'kB')];
  },
};
