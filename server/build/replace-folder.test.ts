import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kalends-replace-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function make(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'name'), name);
  writeFileSync(join(folder, name), '');
  return folder;
}

it('puts a folder where none was', async () => {
  await replaceFolder(make('a'), join(root, 'dist/site'));
  expect(readFileSync(join(root, 'dist/site/name'), 'utf8')).toBe('a');
});

it('leaves nothing of what was there before', async () => {
  const output = join(root, 'site');
  await replaceFolder(make('a'), output);
  await replaceFolder(make('b'), output);
  expect(existsSync(join(output, 'a'))).toBe(false);
  expect(readdirSync(root)).toEqual(['site']);
});

it('lets many at once each put theirs, and one whole one stays', async () => {
  const output = join(root, 'site');
  const names = Array.from({ length: 8 }, (_, index) => `n${index}`);
  await Promise.all(names.map((name) => replaceFolder(make(name), output)));
  const last = readFileSync(join(output, 'name'), 'utf8');
  expect(readdirSync(output).sort()).toEqual([last, 'name'].sort());
  expect(readdirSync(root)).toEqual(['site']);
});
