import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from './targets.ts';

/** A hash of all that decides a target's output: names and contents of its sources, variables. */
export function fingerprint(
  project: string,
  target: Pick<Target, 'sources' | 'variables'>,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const hash = createHash('sha256');
  for (const name of target.variables) hash.update(`${name}=${environment[name] ?? ''}\0`);
  for (const source of target.sources) addSource(hash, project, source);
  return hash.digest('hex');
}

function addSource(hash: Hash, project: string, source: string): void {
  const path = join(project, source);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isDirectory()) {
    for (const name of readdirSync(path).sort()) addSource(hash, project, `${source}/${name}`);
  } else if (kind && !/\.test\.tsx?$/.test(source)) {
    hash.update(`${source}\0`).update(readFileSync(path)).update('\0');
  }
}
