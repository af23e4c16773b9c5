import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

const sources = globSync('server/**/*.ts', { cwd: project })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(project, file), 'utf8') }));

/** Adapters that hand on other people's statements, and what runs before there are tables. */
const adapters = [
  ...['server/platform/jobs/boss.ts', 'server/platform/rate-limit/rate-limits.ts'],
  ...[
    'server/platform/db/connections.ts',
    'server/platform/db/pglite.ts',
    'server/platform/db/postgres.ts',
  ],
  ...[
    'server/platform/db/reads.ts',
    'server/platform/db/migrate-postgres.ts',
    'server/platform/db/wait-for-database.ts',
  ],
];

function filesWith(pattern: RegExp, isAllowed: (file: string) => boolean): string[] {
  return sources
    .filter(({ file, source }) => !isAllowed(file) && pattern.test(source))
    .map(({ file }) => file);
}

test('SQL is written in *-statement.ts alone, everything else asks through Drizzle', () => {
  const isAllowed = (file: string) => file.endsWith('-statement.ts') || adapters.includes(file);
  expect(filesWith(/\b(sql|tx|db|reads)\.query\b/, isAllowed)).toEqual([]);
});

test('the type of a row comes from its schema, never from a type argument', () => {
  const isDriver = (file: string) => adapters.includes(file);
  expect(filesWith(/\.query<|runStatement</, isDriver)).toEqual([]);
});

test('the key of the company is compared in server/platform/db/tenant.ts alone', () => {
  const isTenant = (file: string) => file === 'server/platform/db/tenant.ts';
  expect(filesWith(/\beq\(\s*\w+\.companyId\b/, isTenant)).toEqual([]);
});

test('a name is of one statement: PostgreSQL prepares it once a connection, and refuses another text', () => {
  const named = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/\bname: '([\w-]+)',\s*text:/g)].map(([, name = '']) => ({ name, file })),
  );
  const twice = [...Map.groupBy(named, ({ name }) => name)].filter(([, all]) => all.length > 1);
  expect(named.length).toBeGreaterThan(100);
  expect(twice.map(([name, all]) => [name, ...all.map(({ file }) => file)])).toEqual([]);
});

/** A join of the slug directory, up to where its condition ends. */
const SLUG_JOIN =
  /\bjoin\s+slug_directory\b[\s\S]*?(?=\b(?:left|inner|cross|join|where|group|order)\b|`)/gi;
const SLUG_QUERY = /\.(?:from|leftJoin|innerJoin)\(\s*slugDirectory\b[\s\S]*?;/g;

test('a join of the slug directory asks for the current address, a look-up names a slug', () => {
  const joins = sources.flatMap(({ file, source }) => [
    ...[...source.matchAll(SLUG_JOIN)]
      .filter(([join]) => !/\.is_current\b/.test(join))
      .map(() => `${file}: join`),
    ...[...source.matchAll(SLUG_QUERY)]
      .filter(([query]) => !/slugDirectory\.(?:isCurrent|slug),/.test(query))
      .map(() => `${file}: query`),
  ]);
  expect(joins).toEqual([]);
});
