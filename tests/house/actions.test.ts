import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../extension/actions/', import.meta.url);
const TABLES = ['actions', 'page-actions'];
const SHAPES = ['action', 'page-action'];

/** The names of a table's rows: `'open-site': openSite,` and `propose,`. */
const rowsOf = (table: string) =>
  [
    ...readFileSync(new URL(`${table}.ts`, folder), 'utf8').matchAll(
      /^ {2}(?:'?([\w-]+)'?: \w+|(\w+)),$/gm,
    ),
  ].map(([, name, short]) => name ?? short ?? '');

test('every file of extension/actions is a row in actions.ts or page-actions.ts, under its name', () => {
  const files = readdirSync(folder)
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !TABLES.includes(name) && !SHAPES.includes(name));
  expect(TABLES.flatMap(rowsOf).sort()).toEqual(files.sort());
});
