import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts the folder `made` in the place of `output`. Several processes may do so at once: the last
 * one stays, whole.
 */
export async function replaceFolder(made: string, output: string): Promise<void> {
  const old = `${made}.old`;
  await mkdir(dirname(output), { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    await rename(output, old).catch(ignore('ENOENT'));
    try {
      await rename(made, output);
      break;
    } catch (error) {
      // Another process put its own there in between.
      if (attempt === 10 || !isError(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
      await rm(old, { recursive: true, force: true });
    }
  }
  await rm(old, { recursive: true, force: true });
}

function ignore(code: string) {
  return (error: unknown) => {
    if (!isError(error, code)) throw error;
  };
}

function isError(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
