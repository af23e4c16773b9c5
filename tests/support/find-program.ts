import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const beyondPath = [
  '/usr/local/sbin',
  '/usr/sbin',
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
];

/** The full path of the first of `names` that this machine can run. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...beyondPath];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Absent or not to be run: either way not this one.
    return false;
  }
}
