import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { replaceFolder } from './replace-folder.ts';
import { stamp } from './stale.ts';
import { type Target, type TargetName, targets } from './targets.ts';

/** Builds one target beside its output, then swaps it in, so that nobody ever sees half of it. */
export async function buildTarget(project: string, name: TargetName): Promise<void> {
  const target: Target = targets[name];
  const print = fingerprint(project, target);
  const folder = join(project, 'dist', `.making-${name}-${process.pid}`);
  try {
    await target.build(project, folder);
    await replaceFolder(folder, join(project, target.output));
    await target.pack?.(project);
    stamp(project, name, print);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
