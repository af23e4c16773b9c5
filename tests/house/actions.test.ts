import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../extension/actions/', import.meta.url);

test('every file of extension/actions is a row in actions.ts, under its name', () => {
  const files = readdirSync(folder)
    .map((file) => file.replace('.ts', ''))
    .filter((name) => name !== 'action' && name !== 'actions');
  const rows = readFileSync(new URL('actions.ts', folder), 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?: \w+,$/gm,
  );
  expect([...rows].map(([, name]) => name ?? '').sort()).toEqual(files.sort());
});
