import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_EXTENSION } from '#tests/e2e/support/launch-extension.ts';

/**
 * The built extension with the sites of the switch allowed from the start: no test can press the
 * browser's own question.
 */
export async function permittedExtension(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-permitted-'));
  await cp(BUILT_EXTENSION, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const { optional_host_permissions, ...manifest } = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(
    path,
    JSON.stringify({ ...manifest, host_permissions: optional_host_permissions }),
  );
  return folder;
}
