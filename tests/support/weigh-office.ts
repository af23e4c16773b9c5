import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { project } from './run-server.ts';

const folder = join(project, 'dist/site');
const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const dynamicImport = /\bimport\(\s*["'`]\.\/([\w.-]*screen[\w.-]*\.js)["'`]/g;

interface OfficeWeight {
  /** What every screen needs, in kB as gzip's best level packs each file. */
  readonly shellKb: number;
  /** What each screen needs beside it. */
  readonly screens: readonly { readonly name: string; readonly kb: number }[];
}

/** Weighs the JavaScript of the office as it is built; texts, which every language has, apart. */
export async function weighOffice(): Promise<OfficeWeight> {
  const html = await readFile(join(folder, 'office/index.html'), 'utf8');
  const shell = new Set(names(html, /\/_astro\/([\w.-]+\.js)/g));
  const found = new Set<string>();
  for (const file of shell) {
    for (const screen of names(await read(file), dynamicImport)) found.add(screen);
  }
  const screens = await Promise.all(
    [...found].map(async (name) => ({ name, kb: await weigh(await closureOf(name, shell)) })),
  );
  return { shellKb: await weigh(shell), screens };
}

async function closureOf(name: string, without: ReadonlySet<string>): Promise<Set<string>> {
  const files = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file) || without.has(file)) return;
    files.add(file);
    for (const next of names(await read(file), staticImport)) await visit(next);
  };
  await visit(name);
  return files;
}

async function weigh(files: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await read(file), { level: 9 }).length;
  return bytes / 1000;
}

function read(file: string): Promise<string> {
  return readFile(join(folder, '_astro', file), 'utf8');
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
