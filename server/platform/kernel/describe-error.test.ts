import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { describeError, errorText } from './describe-error.ts';
import { createLog } from './log.ts';

const secret = 'maya@visitor.test 9f86d081884c7d65';

/** What the log writes of an error. */
function logged(error: unknown): string {
  let written = '';
  const into = new Writable({
    write(chunk, _, done) {
      written += String(chunk);
      done();
    },
  });
  createLog('info', into).error({ err: error }, 'failed');
  return written;
}

async function failureOf(work: PromiseLike<unknown>): Promise<Error> {
  const failure = await Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('Nothing failed.');
  return failure;
}

describe.each(DATABASE_KINDS)('errors of %s', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await db.query({ text: 'create table secret_note (note text primary key, day date)' });
    await db.query({ text: 'insert into secret_note values ($1)', values: [secret] });
  });
  afterAll(() => db.close());

  const failures = {
    'a row that is there already': () =>
      db.query({ text: 'insert into secret_note values ($1)', values: [secret] }),
    'the same through Drizzle': () =>
      db.orm.execute(sql`insert into secret_note values (${secret})`),
    'a value of another type': () =>
      db.query({ text: 'insert into secret_note values ($1, $1::text::date)', values: [secret] }),
    'a value that is too long': () =>
      db.query({ text: 'select cast($1 as text)::uuid', values: [secret] }),
  } as const satisfies Record<string, () => PromiseLike<unknown>>;

  test.each(Object.entries(failures))('7.16 say nothing of the values: %s', async (_, fail) => {
    const error = await failureOf(fail());
    for (const told of [logged(error), errorText(error)]) {
      expect(told).not.toContain('maya');
      expect(told).not.toContain('9f86d081884c7d65');
      expect(told).toMatch(/\bat /);
    }
  });

  test('7.16 name what helps: code, constraint, table and the statement that failed', async () => {
    const error = await failureOf(failures['the same through Drizzle']());
    expect(describeError(error)).toMatchObject({
      message: expect.stringContaining('insert into secret_note'),
      cause: { code: '23505', constraint: 'secret_note_pkey', table: 'secret_note' },
    });
  });
});

test('7.16 causes and the errors of an aggregate are told as carefully', () => {
  const inner = Object.assign(new Error('inner'), { detail: secret, code: '23505' });
  const outer = new AggregateError([inner], 'several', { cause: inner });
  expect(describeError(outer)).toMatchObject({
    type: 'AggregateError',
    message: 'several',
    cause: { message: 'inner', code: '23505' },
    errors: [{ message: 'inner' }],
  });
  expect(logged(outer)).not.toContain('maya');
});

test('7.16 a message that looks like a stack is no part of it', () => {
  const error = new Error(`Failed query: select\nparams: x\n    at ${secret}`);
  expect(describeError(error).message).toBe('Failed query: select');
  expect(logged(error)).not.toContain('maya');
});

test('7.16 errors that go round in circles end', () => {
  const error: Error = new Error('round');
  error.cause = error;
  expect(logged(error)).toContain('round');
});

test('7.16 what is thrown and is no error is not told', () => {
  expect(logged(secret)).not.toContain('maya');
});
