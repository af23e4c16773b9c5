import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const entry = /<script type="module" src="(\/_astro\/[^"]+\.js)"><\/script>/g;
const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const dynamicImport = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** Texts are asked for in one language of nine; they alone have a default export, or name such files. */
const isTexts = (file: string, code: string) =>
  /\bas default\b/.test(code) || /^(office|page)-files-/.test(file);

/**
 * `html` with a `modulepreload` for every script that its page needs to show itself: what its
 * entry imports, and what the entry asks for in its first step (the island and what renders it).
 * Without them a browser learns of each only when the one before has arrived.
 */
export async function withModulePreloads(html: string, folder: string): Promise<string> {
  const found = new Set<string>();
  const read = (file: string) => readFile(join(folder, '_astro', file), 'utf8');

  async function visit(file: string): Promise<void> {
    if (found.has(file)) return;
    found.add(file);
    await Promise.all(matches(await read(file), staticImport).map(visit));
  }

  const entries = matches(html, entry).map((path) => path.slice('/_astro/'.length));
  await Promise.all(entries.map(visit));
  const firstStep = new Set<string>();
  for (const file of found) {
    for (const target of matches(await read(file), dynamicImport)) firstStep.add(target);
  }
  for (const target of firstStep) {
    if (!isTexts(target, await read(target))) await visit(target);
  }
  const links = [...found].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/_astro/${file}">`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
