import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_KINDS, freshDatabase, openEmptyDatabase } from '#tests/support/database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { sqlStateOf } from './sql-state.ts';

describe.each(DATABASE_KINDS)('the database door on %s', (kind) => {
  let db: Database;
  const count = async (): Promise<unknown> =>
    (await db.query<{ n: unknown }>({ text: 'select count(*) as n from note' }))[0]?.n;

  beforeAll(async () => {
    db = await openEmptyDatabase(kind);
    await db.query({ text: 'create table note (id int primary key, body text)' });
  });
  afterAll(() => db.close());

  test('answers', async () => {
    expect(db.kind).toBe(kind);
    expect(await db.isReady()).toBe(true);
  });

  test('reads values alike', async () => {
    const [row] = await db.query({
      name: 'every-kind-of-value',
      text: `select 9007199254740991::int8 as big, 1.25::numeric as exact, '[1,{"a":2}]'::jsonb as json,
        timestamptz '2030-01-02 03:04:05.678+02' as instant, timestamp '2030-01-02 03:04:05' as naive,
        date '2030-01-02' as day, time '03:04' as clock, interval '1 day' as span,
        array[1, 2]::int4[] as numbers, array[3, null]::int8[] as bigs, array['a b', null] as texts,
        array[timestamptz '2030-01-02 00:00Z'] as instants, array[date '2030-01-02'] as days,
        int4range(1, 5) as range, true as yes, null as nothing, timestamptz 'infinity' as end,
        $1::timestamptz as at, $2::timestamp as naive_at, $3::int4[] as given, $4::jsonb as document`,
      values: [
        new Date('2030-06-01T12:00:00.123Z'),
        new Date('2030-06-01T12:00:00.123Z'),
        [4, 5],
        { key: 'value' },
      ],
    });
    expect(row).toEqual({
      big: 9007199254740991,
      exact: 1.25,
      json: [1, { a: 2 }],
      instant: new Date('2030-01-02T01:04:05.678Z'),
      naive: new Date('2030-01-02T03:04:05Z'),
      day: '2030-01-02',
      clock: '03:04:00',
      span: '1 day',
      numbers: [1, 2],
      bigs: [3, null],
      texts: ['a b', null],
      instants: [new Date('2030-01-02T00:00:00Z')],
      days: ['2030-01-02'],
      range: '[1,5)',
      yes: true,
      nothing: null,
      end: new Date(8.64e15),
      at: new Date('2030-06-01T12:00:00.123Z'),
      naive_at: new Date('2030-06-01T12:00:00.123Z'),
      given: [4, 5],
      document: { key: 'value' },
    });
  });

  test('refuses to lose digits', async () => {
    await expect(db.query({ text: 'select 9007199254740993::int8 as big' })).rejects.toThrow(
      'too large',
    );
    expect(await db.isReady()).toBe(true);
  });

  test('commits a transaction and returns its result', async () => {
    const before = Number(await count());
    const result = await db.transaction(async (tx) => {
      await tx.query({ text: 'insert into note values (1, $1)', values: ['one'] });
      await tx.orm.execute(sql`insert into note values (2, ${'two'})`);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await count()).toBe(before + 2);
  });

  test('rolls back a transaction that throws', async () => {
    const before = await count();
    const failing = db.transaction(async (tx) => {
      await tx.query({ text: "insert into note values (3, 'three')" });
      await tx.orm.execute(sql`insert into note values (4, 'four')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count()).toBe(before);
  });

  test('does not report as committed what a failed statement undid', async () => {
    const before = await count();
    const swallowing = db.transaction(async (tx) => {
      await tx.query({ text: "insert into note values (5, 'five')" });
      await Promise.allSettled([tx.query({ text: 'select 1 / 0' })]);
    });
    await expect(swallowing).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  test('says what the database refused', async () => {
    const twice = db.transaction(async (tx) => {
      await tx.query({ text: "insert into note values (6, 'a'), (6, 'b')" });
    });
    const error: unknown = await twice.catch((reason: unknown) => reason);
    expect(sqlStateOf(error)).toBe('23505');
    const wrapped: unknown = await db.orm
      .execute(sql`insert into note values (7, 'a'), (7, 'b')`)
      .catch((reason: unknown) => reason);
    expect(sqlStateOf(wrapped)).toBe('23505');
  });

  test('refuses statements that go around their transaction', async () => {
    const straying = db.transaction(async () => db.query({ text: 'select 1' }));
    await expect(straying).rejects.toThrow('use its tx');
    const nesting = db.transaction(async () => db.transaction(async () => {}));
    await expect(nesting).rejects.toThrow('use its tx');
    const building = db.transaction(async () => db.orm.execute(sql`select 1`));
    await expect(building).rejects.toThrow('use its tx');
  });

  test('runs a transaction again that lost a serialization conflict, but not forever', async () => {
    let runs = 0;
    const text = `do $$ begin raise exception 'sacrificed' using errcode = '40001'; end $$`;
    const lucky = await db.transaction(async (tx) => {
      runs += 1;
      if (runs < 3) await tx.query({ text });
      return runs;
    });
    expect(lucky).toBe(3);
    const hopeless = db.transaction(async (tx) => {
      runs += 1;
      await tx.query({ text });
    });
    await expect(hopeless).rejects.toThrow('sacrificed');
    expect(runs).toBe(3 + 4);
  });

  test('keeps transactions that run at once apart', async () => {
    const before = Number(await count());
    const ids = Array.from({ length: 40 }, (_, index) => 100 + index);
    await Promise.all(
      ids.map((id) =>
        db.transaction(async (tx) => {
          await tx.query({ name: 'put', text: 'insert into note values ($1)', values: [id] });
          await tx.query({ name: 'see', text: 'select 1 from note where id = $1', values: [id] });
        }),
      ),
    );
    expect(await count()).toBe(before + ids.length);
  });
});

test('gives work that lost a deadlock another try', async () => {
  const db = await openEmptyDatabase('postgres');
  await db.query({ text: 'create table seat (id int primary key, taken int not null)' });
  await db.query({ text: 'insert into seat values (1, 0), (2, 0)' });
  const bothHoldOne = Promise.withResolvers<void>();
  let holding = 0;
  const take = (first: number, second: number) =>
    db.transaction(async (tx) => {
      const text = 'update seat set taken = taken + 1 where id = $1';
      await tx.query({ text, values: [first] });
      holding += 1;
      if (holding === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await tx.query({ text, values: [second] });
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  expect(await db.query({ text: 'select taken from seat' })).toEqual([{ taken: 2 }, { taken: 2 }]);
  // Who lost may lose once more before the winner has what it waits for.
  expect(holding).toBeGreaterThan(2);
  await db.close();
});

test('outlives connections that the server ends, and tells of them', async () => {
  const { url, drop } = await freshDatabase('template0');
  const heard: Error[] = [];
  const onError = (error: Error) => heard.push(error);
  const db = await openDatabase({ databaseUrl: url, onError });
  const text = 'select pg_terminate_backend(pg_backend_pid())';
  await expect(db.query({ text })).rejects.toThrow();
  await expect(db.transaction((tx) => tx.query({ text }))).rejects.toThrow();
  expect(heard).not.toEqual([]);
  expect(await db.isReady()).toBe(true);
  await db.close();
  expect(await db.isReady()).toBe(false);
  await drop();
});
