import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namesOf, SECTION_IDS } from '#shared/domain/meeting-type/fields.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = globSync('{sections,fields}/*.tsx', { cwd: folder }).map((file) =>
  readFileSync(`${folder}/${file}`, 'utf8'),
);

test.each(SECTION_IDS)('every field of the section %s has a control in it', (id) => {
  const own = sources.filter((source) => source.includes(`Editor<'${id}'>`)).join('\n');
  expect(namesOf(id).filter((name) => !new RegExp(`['"]${name}['"]`).test(own))).toEqual([]);
});
