import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { type TargetName, targetNames, targets } from './targets.ts';

/** The targets whose output is missing or was made from other sources. */
export function staleTargets(project: string): TargetName[] {
  return targetNames.filter((name) => !isFresh(project, name));
}

/** Remembers which sources a target's output was made from. */
export function stamp(project: string, name: TargetName, print: string): void {
  const path = stampPath(project, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, print);
  renameSync(`${path}.${process.pid}`, path);
}

function isFresh(project: string, name: TargetName): boolean {
  const path = stampPath(project, name);
  return (
    existsSync(join(project, targets[name].output)) &&
    existsSync(path) &&
    readFileSync(path, 'utf8') === fingerprint(project, targets[name])
  );
}

function stampPath(project: string, name: TargetName): string {
  return join(project, 'dist/.stamps', name);
}
