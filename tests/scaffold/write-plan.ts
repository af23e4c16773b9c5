import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { TEXT_TYPES_FILE, writeTextTypes } from '#tests/support/text-types.ts';
import type { NewText, Plan, Row } from './plan.ts';

/**
 * Writes a plan into the project.
 * @throws Error, before anything is written, for a file that is there or a row without its place.
 */
export async function writePlan(project: string, { files, rows, texts = [] }: Plan): Promise<void> {
  const changed = new Map<string, string>();
  for (const row of rows) {
    const source = changed.get(row.file) ?? (await readFile(join(project, row.file), 'utf8'));
    changed.set(row.file, withRow(source, row));
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), content, { flag: 'wx' });
  }
  for (const [file, content] of changed) await writeFile(join(project, file), content);
  for (const text of texts) await writeText(project, text);
  await writeFile(join(project, TEXT_TYPES_FILE), writeTextTypes(project));
}

function withRow(source: string, { file, before, row }: Row): string {
  const at = source.lastIndexOf(before);
  if (at === -1) throw new Error(`${file} has no line that begins with ${before}`);
  return source.slice(0, at) + row + source.slice(at);
}

interface Tree {
  [key: string]: string | Tree;
}

/** The English text in every language: a person translates it. */
async function writeText(project: string, { namespace, path, text }: NewText): Promise<void> {
  for (const language of LANGUAGES) {
    const file = join(project, 'locales', language, `${namespace}.json`);
    const tree: Tree = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
    await writeFile(file, `${JSON.stringify(withText(tree, path, text), null, 2)}\n`);
  }
}

function withText(tree: Tree, [step = '', ...rest]: readonly string[], text: string): Tree {
  if (rest.length === 0) return { ...tree, [step]: text };
  const inner = tree[step];
  return { ...tree, [step]: withText(typeof inner === 'object' ? inner : {}, rest, text) };
}
