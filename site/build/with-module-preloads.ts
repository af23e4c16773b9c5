import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closureOf } from './closure-of.ts';

const entry = /<script type="module" src="(\/_astro\/[^"]+\.js)"><\/script>/g;
const dynamicImport = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** Texts are asked for in one language of nine; they alone have a default export, or name such files. */
const isTexts = (file: string, code: string) =>
  /\bas default\b/.test(code) || /^(office|page)-(files|texts)-/.test(file);

/**
 * `html` with a `modulepreload` for every script that its page needs to show itself: what its
 * entry imports, and what the entry asks for in its first step (the island and what renders it).
 * Without them a browser learns of each only when the one before has arrived.
 */
export async function withModulePreloads(html: string, folder: string): Promise<string> {
  const read = (file: string) => readFile(join(folder, '_astro', file), 'utf8');
  const entries = matches(html, entry).map((path) => path.slice('/_astro/'.length));
  const begun = await closureOf(entries, folder);
  const firstStep = new Set<string>();
  for (const file of begun) {
    for (const target of matches(await read(file), dynamicImport)) {
      if (!isTexts(target, await read(target))) firstStep.add(target);
    }
  }
  const found = await closureOf([...begun, ...firstStep], folder);
  const links = [...found].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="/_astro/${file}">`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
