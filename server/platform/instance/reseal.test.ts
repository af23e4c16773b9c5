import { symmetricEncrypt } from 'better-auth/crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFactorSeal } from '#server/people/auth/sealed-factor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { authTwoFactor, authUser } from '#server/platform/db/schema/auth.ts';
import { sealedColumns } from '#server/sealed-columns.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { countSeals, reseal } from './reseal.ts';

const secret = 'the secret that counts now';
const previousSecret = 'the secret that was before it';
const secrets = { secret, previousSecret };
const codes = ['aaaaa-aaaaa', 'bbbbb-bbbbb'];

describe.each(DATABASE_KINDS)('20.3 sealing anew on %s', (kind) => {
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase(kind);
  });
  afterEach(() => db.close());

  /** An account with a second step, whose secret and codes stand in the database like this. */
  async function anAccount(id: string, factor: { secret: string; backupCodes: string }) {
    const email = `${id}@demo.test`;
    await db.orm.insert(authUser).values({ id, email, name: id, emailVerified: true });
    await db.orm.insert(authTwoFactor).values({ id, userId: id, ...factor });
  }
  const sealedWith = (userId: string, key: string) => {
    const factor = createFactorSeal({ secret: key });
    return {
      secret: factor.sealSecret(userId, `app of ${userId}`),
      backupCodes: factor.sealCodes(userId, codes),
    };
  };
  /** What the accounts hold for who has these secrets. */
  const open = async (with_: typeof secrets | { secret: string }) => {
    const factor = createFactorSeal(with_);
    const rows = await db.orm.select().from(authTwoFactor).orderBy(authTwoFactor.userId);
    return Promise.all(
      rows.map(async (row) => [
        await factor.openSecret(row.userId, row.secret),
        await factor.openCodes(row.userId, row.backupCodes),
      ]),
    );
  };

  test('20.3 what the secret before has sealed opens, and needs it no more once it is sealed anew', async () => {
    await anAccount('ada', sealedWith('ada', previousSecret));
    await anAccount('grace', sealedWith('grace', secret));
    expect(await countSeals(db, secrets, sealedColumns)).toEqual({
      ...{ now: 2, before: 2, unopened: [] },
    });
    expect(await open(secrets)).toEqual([
      ['app of ada', codes],
      ['app of grace', codes],
    ]);
    expect(await open({ secret })).toEqual([
      [undefined, []],
      ['app of grace', codes],
    ]);
    expect(await reseal(db, secrets, sealedColumns)).toMatchObject({ before: 2, unopened: [] });
    expect(await open({ secret })).toEqual([
      ['app of ada', codes],
      ['app of grace', codes],
    ]);
    expect(await reseal(db, secrets, sealedColumns)).toMatchObject({ now: 4, before: 0 });
  });

  test('20.3 what an earlier version has sealed in its own way opens, and is sealed anew', async () => {
    const old = async (data: string) => symmetricEncrypt({ key: previousSecret, data });
    await anAccount('ada', {
      secret: await old('app of ada'),
      backupCodes: await old(JSON.stringify(codes)),
    });
    expect(await open(secrets)).toEqual([['app of ada', codes]]);
    expect(await reseal(db, secrets, sealedColumns)).toMatchObject({ before: 2 });
    expect(await open({ secret })).toEqual([['app of ada', codes]]);
  });

  test('20.3 what no secret opens is named by its place, and left as it is', async () => {
    await anAccount('ada', sealedWith('ada', 'a secret that was lost'));
    // Copied from another row.
    await anAccount('mallory', sealedWith('ada', secret));
    const before = await db.orm.select().from(authTwoFactor);
    const { unopened } = await reseal(db, secrets, sealedColumns);
    expect([...unopened].sort()).toEqual([
      'auth_two_factor.backup_codes/ada',
      'auth_two_factor.backup_codes/mallory',
      'auth_two_factor.secret/ada',
      'auth_two_factor.secret/mallory',
    ]);
    expect(await db.orm.select().from(authTwoFactor)).toEqual(before);
    expect(await open(secrets)).toEqual([
      [undefined, []],
      [undefined, []],
    ]);
  });
});
