import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zip } from './zip.ts';

const toEntry = ([name, text]: readonly [string, string]): ZipEntry => ({
  name,
  content: Buffer.from(text),
});

const files = [
  ['manifest.json', '{}'],
  ['größe/leer.txt', ''],
  ['größe/voll.txt', 'Kalends '.repeat(10_000)],
] as const;

test('10. every file is found in it whole, and in its order', () => {
  const read = Object.entries(unzipSync(zip(files.map(toEntry))));
  expect(read.map(([name, content]) => [name, strFromU8(content)])).toEqual(files);
});

test('10. alike files make alike bytes, and others make others', () => {
  const made = zip(files.map(toEntry));
  expect(made.equals(zip(files.map(toEntry)))).toBe(true);
  expect(made.equals(zip(files.slice(1).map(toEntry)))).toBe(false);
});
