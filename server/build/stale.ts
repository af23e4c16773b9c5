import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { fingerprint } from './fingerprint.ts';
import { type TargetName, targetNames, targets } from './targets.ts';

/** What a target's output was made from. */
const stampFile = z.object({
  print: z.string(),
  variables: z.record(z.string(), z.string()),
});
type Stamp = z.infer<typeof stampFile>;

/** The targets whose output is missing or was made from other sources or other variables. */
export function staleTargets(
  project: string,
  environment: NodeJS.ProcessEnv = process.env,
): TargetName[] {
  return targetNames.filter((name) => !isFresh(project, name, environment));
}

/**
 * The environment with the variables that the last build had, where it has none of its own: a page
 * keeps the address that it was built with. An empty value is one of its own.
 */
export function asBuilt(
  project: string,
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const built = targetNames.map((name) => readStamp(project, name)?.variables);
  return Object.assign({}, ...built, environment);
}

/** Remembers what a target's output was made from. */
export function stamp(
  project: string,
  name: TargetName,
  print: string,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const set = targets[name].variables.flatMap((variable) => {
    const value = environment[variable];
    return value ? [[variable, value]] : [];
  });
  const content: Stamp = { print, variables: Object.fromEntries(set) };
  const path = stampPath(project, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(content));
  renameSync(`${path}.${process.pid}`, path);
}

function isFresh(project: string, name: TargetName, environment: NodeJS.ProcessEnv): boolean {
  return (
    existsSync(join(project, targets[name].output)) &&
    readStamp(project, name)?.print === fingerprint(project, targets[name], environment)
  );
}

function readStamp(project: string, name: TargetName): Stamp | undefined {
  try {
    return stampFile.parse(JSON.parse(readFileSync(stampPath(project, name), 'utf8')));
  } catch {
    return undefined; // never built, or by a version that kept less
  }
}

function stampPath(project: string, name: TargetName): string {
  return join(project, 'dist/.stamps', name);
}
