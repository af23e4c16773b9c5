import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import * as schema from '#server/platform/db/schema/schema.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { roomOf } from '#tests/support/server-rooms.ts';
import { unwrittenColumns } from './unwritten-columns.ts';

/**
 * What no call writes yet can only be what it is by default, or what the demo says: a reply that shows
 * it shows no one's own. A column counts as written where its name is given in a file that writes its
 * table or hands it what to write, or in the body of a call that the same room of the server answers.
 */

const project = fileURLToPath(new URL('../..', import.meta.url));

interface Source {
  readonly file: string;
  readonly room: string;
  readonly text: string;
}

const sources: readonly Source[] = globSync('server/**/*.ts', { cwd: project })
  .map((file) => file.split('\\').join('/'))
  .filter((file) => !/\.test\.ts$|^server\/(demo|platform\/db)\//.test(file))
  .map((file) => ({
    file: file.split('/').at(-1) ?? '',
    room: roomOf(file) ?? 'server',
    text: readFileSync(join(project, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
  }));

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, table, sqlName: snake(getTableName(table)) }] : [],
);

/** Names of the bodies of all calls, by the file of `shared/api` that declares them. */
const bodyNames = (room: string): ReadonlySet<string> => {
  const texts = sources.filter((each) => each.room === room).map(({ text }) => text);
  const answered = texts.flatMap((text) => [...text.matchAll(/typeof (\w+Api)\b/g)]);
  const names = new Set<string>();
  for (const [, api = ''] of answered) for (const name of namesOf(api)) names.add(name);
  return names;
};

function namesOf(api: string): readonly string[] {
  const file = globSync('shared/api/*.ts', { cwd: project }).find((each) =>
    readFileSync(join(project, each), 'utf8').includes(`export const ${api} `),
  );
  const text = readFileSync(join(project, file ?? ''), 'utf8');
  const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(contract);
  return endpoints
    .filter(([id]) => new RegExp(`^  ${id}: endpoint`, 'm').test(text))
    .flatMap(([, { body }]) => (body ? propertyNames(z.toJSONSchema(body, jsonOptions)) : []));
}

const jsonOptions = { io: 'input', unrepresentable: 'any' } as const;

/** All names of a schema but those below `was`, which are compared and not kept. */
function propertyNames(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    if (key !== 'properties') return propertyNames(value);
    const named = Object.entries(value as object).filter(([name]) => name !== 'was');
    return named.flatMap(([name, of]) => [name, ...propertyNames(of)]);
  });
}

/** The files that insert or update rows of a table. */
function writersOf(name: string, sqlName: string): readonly Source[] {
  const orm = new RegExp(`\\.(?:insert|update)\\(\\s*${name}\\s*\\)`);
  const raw = new RegExp(`\\b(?:insert into|update) ${sqlName}\\b`, 'i');
  const aliased = new RegExp(`const (\\w+) = ${name};`);
  return sources.filter(({ text }) => {
    const alias = aliased.exec(text)?.[1];
    const isAliased = alias && new RegExp(`\\.(?:insert|update)\\(\\s*${alias}\\s*\\)`).test(text);
    return isAliased || orm.test(text) || raw.test(text);
  });
}

/** Those that hand them what they write: of the same room, by its file. */
function handersOf(writers: readonly Source[]): readonly Source[] {
  return sources.filter(({ room, text }) =>
    writers.some((writer) => writer.room === room && text.includes(`/${writer.file}'`)),
  );
}

/** A name that is given a value, or handed on as it is called; not one that a row is read into. */
function isGiven(text: string, column: string): boolean {
  const key = new RegExp(
    `(?<![.\\w'"])${column}(?:\\s*[,}]|:(?!\\s*(?:\\w+\\.${column}\\b|z\\.)))`,
  );
  return key.test(text);
}

/** What an SQL statement sets: a name of its list of columns, or one before an equals sign. */
function isSet(text: string, sqlName: string, column: string): boolean {
  const statements = text.matchAll(
    new RegExp(
      `\\b(?:insert into ${sqlName} \\(([^)]*)\\)|update ${sqlName}\\b([\\s\\S]*?)(?:where|\`))`,
      'gi',
    ),
  );
  const name = new RegExp(`\\b${column}\\b`);
  return [...statements].some(([, listed, set]) =>
    listed === undefined ? new RegExp(`\\b${column} =`).test(set ?? '') : name.test(listed),
  );
}

function unwritten(): string[] {
  return tables.flatMap(({ name, table, sqlName }) => {
    const writers = writersOf(name, sqlName);
    const texts = [...writers, ...handersOf(writers)].map(({ text }) => text);
    const rooms = new Set(writers.map(({ room }) => room));
    const said = new Set([...rooms].flatMap((room) => [...bodyNames(room)]));
    return Object.entries(getTableColumns(table))
      .filter(
        ([, column]) => !(column.generated || (column.hasDefault && isOfDatabase(column.default))),
      )
      .filter(
        ([key]) =>
          !said.has(key) &&
          !texts.some((text) => isGiven(text, key) || isSet(text, sqlName, snake(key))),
      )
      .map(([key]) => `${name}.${key}`);
  });
}

/** A default that says when or which, not one value for all. */
function isOfDatabase(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'queryChunks' in value;
}

test('19.8 each column is written by a call outside the demo, or says why not', () => {
  const found = unwritten();
  const listed = Object.keys(unwrittenColumns);
  const isListed = (column: string) =>
    listed.some((each) => each === column || each === column.replace(/\w+$/, '*'));
  expect(found.filter((column) => !isListed(column))).toEqual([]);
  const isNeeded = (each: string) =>
    found.some((column) => column === each || column.replace(/\w+$/, '*') === each);
  expect(
    listed.filter((each) => !isNeeded(each)),
    'written by now',
  ).toEqual([]);
});
