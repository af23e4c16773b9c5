import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { company, instance } from '#server/platform/db/schema/schema.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { acceptSecret, settleSecret } from './settle-secret.ts';

let dataDir = '';
let file = '';
beforeEach(() => {
  dataDir = fs.mkdtempSync(join(tmpdir(), 'kalends-secret-'));
  file = join(dataDir, 'secret');
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const refusal = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
const one = 'one secret of an installation';
const other = 'another secret, put there by mistake';

describe.each(DATABASE_KINDS)('7.12 the secret on %s', (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());
  // Each begins with a database that nobody has used.
  beforeEach(async () => {
    await db.orm.delete(instance);
    await db.orm.delete(company);
  });

  test('7.12 is made once, kept for its owner alone, and found again', async () => {
    const made = await settleSecret(db, { secret: undefined, dataDir });
    expect(made).toHaveLength(43);
    expect(fs.readFileSync(file, 'utf8')).toBe(made);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(await settleSecret(db, { secret: undefined, dataDir })).toBe(made);
    expect(fs.readdirSync(dataDir)).toEqual(['secret']);
  });

  test.each(['', '\n', 'too short'])('7.12 cut short to %j signs nothing', async (rest) => {
    fs.writeFileSync(file, rest);
    const error = await refusal(settleSecret(db, { secret: undefined, dataDir }));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toHaveProperty('message', expect.stringMatching(/^SECRET: .*accept-secret\.$/));
  });

  test('7.12 that cannot reach the disk leaves no file behind under its name', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw full;
    });
    await expect(settleSecret(db, { secret: undefined, dataDir })).rejects.toBe(full);
    write.mockRestore();
    expect(fs.existsSync(file)).toBe(false);
    expect(await settleSecret(db, { secret: undefined, dataDir })).toHaveLength(43);
  });

  test('7.12 other than the one the database was used with is refused in one line', async () => {
    await settleSecret(db, { secret: one, dataDir });
    const error = await refusal(settleSecret(db, { secret: other, dataDir }));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/^SECRET: this database was used with another secret; .+$/),
    );
    expect(await settleSecret(db, { secret: one, dataDir })).toBe(one);
  });

  test('7.12 that was lost is not replaced in silence, also of a version that recorded none', async () => {
    await db.orm
      .insert(company)
      .values({ id: crypto.randomUUID(), slug: 'acme', name: 'Acme', tier: 'basic' });
    const error = await refusal(settleSecret(db, { secret: undefined, dataDir }));
    expect(error).toHaveProperty('message', expect.stringContaining('is missing'));
    expect(fs.existsSync(file)).toBe(false);
  });

  test('7.12 is another from when it was accepted', async () => {
    await settleSecret(db, { secret: one, dataDir });
    await acceptSecret(db, { secret: other, dataDir });
    expect(await settleSecret(db, { secret: other, dataDir })).toBe(other);
    await acceptSecret(db, { secret: undefined, dataDir });
    expect(await settleSecret(db, { secret: undefined, dataDir })).toHaveLength(43);
  });

  test('7.12 of processes that start at once on one database is one', async () => {
    const starts = await Promise.allSettled(
      [one, other].map((secret) => settleSecret(db, { secret, dataDir })),
    );
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
