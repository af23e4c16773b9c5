import { globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ExtensionBrowser } from '#shared/domain/connected-apps.ts';
import { readEntries } from './read-entries.ts';
import { toLoadEntries } from './to-load-entries.ts';
import { writeListings } from './write-listings.ts';
import { type ZipEntry, zip } from './zip.ts';

/** What Firefox's store builds the same extension from. */
const SOURCES = [
  ...['.npmrc', 'LICENSE', 'extension', 'locales', 'package-lock.json', 'package.json'],
  ...['server/build', 'server/cli', 'shared', 'tsconfig.json', 'wxt.config.ts'],
];

/**
 * What the stores are given, beside the built extension, and what members load by hand. Firefox's
 * store builds it once more to compare: it gets the sources too. What both show of it is written to
 * `store`.
 */
export async function packExtension(project: string, browser: ExtensionBrowser): Promise<void> {
  const output = join(project, 'dist/extension');
  const { version } = packageFile.parse(await readJson(join(project, 'package.json')));
  const name = `kalends-${browser}-${version}`;
  const built = readEntries(join(output, browser), ['.']);
  const packed = new Map([[`${name}.zip`, zip(built.map(withoutKey))]]);
  if (browser === 'firefox') packed.set(`${name}-sources.zip`, zip(readSources(project)));
  await Promise.all([...packed].map(([file, content]) => replaceFile(join(output, file), content)));
  const toLoad = join(output, 'to-load');
  await mkdir(toLoad, { recursive: true });
  await replaceFile(join(toLoad, `${name}.zip`), zip(toLoadEntries(browser, built)));
  await writeListings(project, join(output, 'store'));
  await removeOlder(output, browser, [...packed.keys()]);
  await removeOlder(toLoad, browser, [`${name}.zip`]);
}

/** What versions before have left in a folder. */
async function removeOlder(
  folder: string,
  browser: ExtensionBrowser,
  kept: readonly string[],
): Promise<void> {
  const older = globSync(`kalends-${browser}-*.zip`, { cwd: folder, exclude: [...kept] });
  await Promise.all(older.map((file) => rm(join(folder, file), { force: true })));
}

const packageFile = z.object({ version: z.string() });
const manifestFile = z.looseObject({ key: z.string() });

/** Chrome's store gives what it publishes a key of its own, and refuses another one. */
function withoutKey(entry: ZipEntry): ZipEntry {
  if (entry.name !== 'manifest.json') return entry;
  const manifest = manifestFile.safeParse(JSON.parse(entry.content.toString()));
  if (!manifest.success) return entry;
  const { key: _, ...rest } = manifest.data;
  return { ...entry, content: Buffer.from(JSON.stringify(rest)) };
}

function readSources(project: string): ZipEntry[] {
  const guide = 'extension/store/building.md';
  const entries = readEntries(project, SOURCES);
  return entries.map((entry) => (entry.name === guide ? { ...entry, name: 'README.md' } : entry));
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Whoever uploads it while it is built anew has the old one or the new one, never half of one. */
async function replaceFile(path: string, content: Buffer): Promise<void> {
  const half = `${path}.${process.pid}`;
  await writeFile(half, content);
  await rename(half, path);
}
