import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fileContent, host, storedFile } from '#server/platform/db/schema/schema.ts';
import { keepPicture } from '#server/platform/file-store/keep-picture.ts';
import { storeFile } from '#server/platform/file-store/store-file.ts';
import { sweepFiles } from '#server/platform/file-store/sweep-files.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';

const DAY_MS = 86_400_000;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Bytes that no other test has. */
let made = 0;
function someBytes(length: number): Buffer {
  made += 1;
  return Buffer.from(Array.from({ length }, (_, at) => (at * 7 + made * 13 + (at >> 8)) % 251));
}

async function* inChunks(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

describeApi.both('23. the file store', (api) => {
  const give = (of: AHost, bytes: Buffer, chunk = 10_000) =>
    storeFile(
      api.db,
      { companyId: of.companyId, contentType: 'image/png', nowMs: api.clock.nowMs() },
      inChunks(bytes, chunk),
    );
  const fileOf = (hash: string, headers: Record<string, string> = {}, method = 'GET') =>
    api.fetch(`/api/file/${hash}`, { headers, method });
  const contentsOf = async ({ companyId }: AHost) =>
    (await api.db.orm.select().from(fileContent).where(eq(fileContent.companyId, companyId)))
      .length;
  const point = (of: AHost, picture: string | null) =>
    api.db.orm.update(host).set({ picture }).where(eq(host.id, of.hostId));

  test.each([1, 65_535, 65_536, 65_537, 300_000])(
    'gives back %d bytes as they were, whole and in parts',
    async (length) => {
      const bytes = someBytes(length);
      const hash = await give(await aHost(api.db), bytes);
      expect(hash).toBe(hashOf(bytes));
      const whole = await fileOf(hash);
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
      expect(whole.headers.get('content-length')).toBe(String(length));
      for (const [first, last] of [
        [0, 0],
        [length - 1, length - 1],
        [length >> 1, length - 1],
      ]) {
        const part = await fileOf(hash, { range: `bytes=${first}-${last}` });
        expect(part.status).toBe(206);
        expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${length}`);
        const expected = bytes.subarray(first, Number(last) + 1);
        expect(Buffer.from(await part.arrayBuffer()).equals(expected)).toBe(true);
      }
    },
  );

  test('says how long a file may be kept, what it is, and whether it is the same', async () => {
    const hash = await give(await aHost(api.db), someBytes(1000));
    const { status, headers, body } = await fileOf(hash, {}, 'HEAD');
    expect([status, body]).toEqual([200, null]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      etag: `"${hash}"`,
    });
    expect((await fileOf(hash, { 'if-none-match': `"${hash}"` })).status).toBe(304);
    const beyond = await fileOf(hash, { range: 'bytes=1000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    const ofAnother = await fileOf(hash, { range: 'bytes=0-1', 'if-range': '"another"' });
    expect(ofAnother.status).toBe(200);
    expect((await fileOf('0'.repeat(64))).status).toBe(404);
    expect((await fileOf('no-hash')).status).toBe(400);
  });

  test('keeps the same bytes once in a company, and once in another', async () => {
    const [ada, bob] = [await aHost(api.db), await aHost(api.db)];
    const bytes = someBytes(70_000);
    const hashes = [await give(ada, bytes), await give(ada, bytes, 999), await give(bob, bytes)];
    expect(new Set(hashes)).toEqual(new Set([hashOf(bytes)]));
    expect([await contentsOf(ada), await contentsOf(bob)]).toEqual([1, 1]);
  });

  test('is one file for two that give the same at once', async () => {
    for (let round = 0; round < roundsOf({ few: 5, many: 100 }); round += 1) {
      const ada = await aHost(api.db);
      const bytes = someBytes(130_000);
      await Promise.all([give(ada, bytes), give(ada, bytes), give(ada, bytes)]);
      expect(await contentsOf(ada)).toBe(1);
      const served = Buffer.from(await (await fileOf(hashOf(bytes))).arrayBuffer());
      expect(served.equals(bytes)).toBe(true);
    }
  });

  test('keeps nothing of what breaks off', async () => {
    const ada = await aHost(api.db);
    async function* breaking() {
      yield someBytes(200_000);
      throw new Error('The line is gone');
    }
    const of = { companyId: ada.companyId, contentType: 'image/png', nowMs: 0 } as const;
    await expect(storeFile(api.db, of, breaking())).rejects.toThrow('The line is gone');
    expect(await contentsOf(ada)).toBe(0);
  });

  test('sweeps what nothing has pointed to for a day, and nothing else', async () => {
    const ada = await aHost(api.db);
    const kept = await give(ada, someBytes(100));
    await point(ada, kept);
    const idle = await give(ada, someBytes(100));
    await api.db.query({
      text: 'insert into file_content (company_id, id, begun_at) values ($1, gen_random_uuid(), $2)',
      values: [ada.companyId, new Date(api.clock.nowMs())],
    });
    api.clock.set(new Date(api.clock.nowMs() + DAY_MS - 1000).toISOString());
    await sweepFiles(api);
    expect(await contentsOf(ada)).toBe(3);
    const young = await give(ada, someBytes(100));
    api.clock.set(new Date(api.clock.nowMs() + 2000).toISOString());
    await sweepFiles(api);
    expect((await fileOf(idle)).status).toBe(404);
    expect((await fileOf(kept)).status).toBe(200);
    expect((await fileOf(young)).status).toBe(200);
    expect(await contentsOf(ada)).toBe(2);
    await expect(api.db.orm.delete(storedFile).where(eq(storedFile.hash, kept))).rejects.toThrow();
  });

  test('keeps what is given again while it sweeps', async () => {
    for (let round = 0; round < roundsOf({ few: 5, many: 100 }); round += 1) {
      const ada = await aHost(api.db);
      const bytes = someBytes(70_000);
      await give(ada, bytes);
      api.clock.set(new Date(api.clock.nowMs() + 2 * DAY_MS).toISOString());
      const pointed = give(ada, bytes).then((hash) => point(ada, hash));
      await Promise.all([sweepFiles(api), pointed, sweepFiles(api)]);
      const served = await fileOf(hashOf(bytes));
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
      await point(ada, null);
    }
  });

  test('breaks a file off that goes while it is read, and never cuts it short', async () => {
    const ada = await aHost(api.db);
    const bytes = someBytes(500_000);
    const hash = await give(ada, bytes);
    const reader = (await fileOf(hash)).body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    api.clock.set(new Date(api.clock.nowMs() + 2 * DAY_MS).toISOString());
    await sweepFiles(api);
    const rest = async () => {
      for (;;) if ((await reader?.read())?.done) return 'whole';
    };
    await expect(rest()).rejects.toThrow('any more');
  });

  test('lets the sizes of a picture go with it', async () => {
    const ada = await aHost(api.db);
    const part = (contentType: 'image/png' | 'image/webp', width: number) => ({
      ...{ contentType, width, height: width, bytes: someBytes(width) },
    });
    const picture = { original: part('image/png', 300), sizes: [part('image/webp', 64)] };
    const of = { companyId: ada.companyId, nowMs: api.clock.nowMs() };
    await point(ada, await keepPicture(api.db, of, picture));
    api.clock.set(new Date(api.clock.nowMs() + 2 * DAY_MS).toISOString());
    await sweepFiles(api);
    expect(await contentsOf(ada)).toBe(2);
    await point(ada, null);
    await sweepFiles(api);
    expect(await contentsOf(ada)).toBe(0);
  });

  test('asks each table that points to files, before it sweeps', async () => {
    const pointing = await api.db.query<{ table: string; column: string }>({
      text: `select t.relname as "table", a.attname as "column" from pg_constraint c
        join pg_class t on t.oid = c.conrelid
        join pg_class f on f.oid = c.confrelid and f.relname = 'stored_file'
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
        where c.contype = 'f' and c.confdeltype <> 'c'`,
    });
    const { readFileSync } = await import('node:fs');
    const text = readFileSync('server/platform/file-store/sweep-statement.ts', 'utf8');
    const missing = pointing.filter(
      ({ table, column }) =>
        !text.includes(
          `from ${table} p where p.company_id = f.company_id and p.${column} = f.hash`,
        ),
    );
    expect(pointing.length).toBeGreaterThan(3);
    expect(missing).toEqual([]);
  });
});
