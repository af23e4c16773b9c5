import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { DemoLogin } from '#server/cli/announce.ts';
import type { Config } from '#server/config.ts';
import { findFirstOwner } from '#server/people/account-link/find-first-owner.ts';
import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Database, Orm, Transaction } from '#server/platform/db/database.ts';
import { authAccount, company, host } from '#server/platform/db/schema/schema.ts';
import type { MakePicture } from '#server/platform/kernel/make-picture.ts';
import { demoCompanies } from './demo-companies.ts';
import { insertCards } from './insert-cards.ts';
import { insertCompany } from './insert-company.ts';
import { insertDoors } from './insert-doors.ts';
import { insertFaces } from './insert-faces.ts';
import { insertLife } from './insert-life.ts';
import { toPayable } from './to-payable.ts';

const OWNER_EMAIL = 'ada@demo.test';

/**
 * Fills an empty database with the demo workspace, where the settings want one. Returns who can sign
 * in; a database that has a demo already keeps what is in it, and DEMO_PASSWORD, if given, counts.
 */
export async function seedDemo(
  db: Database,
  config: Pick<Config, 'demo' | 'production' | 'demoPassword' | 'integrations' | 'secret'>,
  {
    makePicture,
    publicUrl,
    nowMs,
  }: { readonly makePicture: MakePicture; readonly publicUrl: string; readonly nowMs: number },
): Promise<DemoLogin | undefined> {
  if (config.demo === 'off' || (config.demo === 'auto' && config.production)) return undefined;
  return db.transaction(async (tx) => {
    // Whoever seeds first makes the others wait.
    await lockName(tx, 'demo');
    const owner = await findFirstOwner(tx);
    if (owner === 'there') return keepDemo(tx.orm, config.demoPassword);
    // Who had the first owner's link printed comes to work here, not to look around.
    if (owner === 'invited' && config.demo === 'auto') return undefined;
    const chosen = config.demoPassword ?? randomBytes(9).toString('base64url');
    const passwordHash = await hashPassword(chosen);
    await insertDemo(tx, { passwordHash, makePicture, publicUrl, nowMs }, config);
    return { email: OWNER_EMAIL, password: chosen };
  });
}

async function keepDemo(
  orm: Orm,
  demoPassword: string | undefined,
): Promise<DemoLogin | undefined> {
  const slugs = demoCompanies.map(({ slug }) => slug);
  const companies = await orm.select().from(company).where(inArray(company.slug, slugs));
  if (companies.length === 0) return undefined;
  if (demoPassword !== undefined) {
    const companyIds = companies.map(({ id }) => id);
    const hosts = await orm
      .select({ userId: host.userId })
      .from(host)
      .where(inArray(host.companyId, companyIds));
    const userIds = hosts.map(({ userId }) => userId).filter((userId) => userId !== null);
    await orm
      .update(authAccount)
      .set({ password: await hashPassword(demoPassword) })
      .where(inArray(authAccount.userId, userIds));
  }
  return { email: OWNER_EMAIL, password: undefined };
}

/** As better-auth's sign-in expects it; loaded only when a password has to be set. */
async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto');
  return crypto.hashPassword(password);
}

async function insertDemo(
  tx: Transaction,
  made: Parameters<typeof insertCompany>[2] & Parameters<typeof insertFaces>[3],
  { integrations, secret }: Pick<Config, 'integrations' | 'secret'>,
): Promise<void> {
  for (const demo of demoCompanies) {
    const inserted = await insertCompany(tx.orm, toPayable(demo, integrations), made);
    await insertCards(tx, demo.hosts, inserted);
    await insertFaces(tx, demo.hosts, inserted, made);
    if (demo.slug !== 'demo') continue;
    await insertDoors(tx.orm, inserted);
    await insertLife(tx.orm, inserted, { secret, nowMs: made.nowMs });
  }
}
