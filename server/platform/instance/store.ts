import { exists, sql } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { company, instance } from '#server/platform/db/schema/schema.ts';

/** What the database knows of the secret that it is used with. */
export interface KnownSecret {
  /** Undefined until a first start recorded one. */
  readonly fingerprint: string | undefined;
  /** Whether there is anything that a secret may have signed for. */
  readonly isUsed: boolean;
}

export async function findKnownSecret({ orm }: Sql): Promise<KnownSecret> {
  const [row] = await orm.select({ fingerprint: instance.secretFingerprint }).from(instance);
  const anyCompany = exists(orm.select().from(company));
  const [use] = await orm.select({ isUsed: sql<boolean>`${anyCompany}` }).from(sql`(select 1) one`);
  return { fingerprint: row?.fingerprint, isUsed: use?.isUsed ?? false };
}

/** Records a fingerprint where there is none, and returns the one that counts. */
export async function recordFingerprint(db: Sql, fingerprint: string): Promise<string> {
  await db.orm.insert(instance).values({ secretFingerprint: fingerprint }).onConflictDoNothing();
  return (await findKnownSecret(db)).fingerprint ?? fingerprint;
}

/** Records a fingerprint in the place of the one before. */
export async function replaceFingerprint({ orm }: Sql, fingerprint: string): Promise<void> {
  await orm
    .insert(instance)
    .values({ secretFingerprint: fingerprint })
    .onConflictDoUpdate({ target: instance.id, set: { secretFingerprint: fingerprint } });
}

/** None shows none in the place of what a company has not. */
export async function setLegalPages(
  { orm }: Sql,
  pages: { readonly imprintUrl: string | null; readonly privacyUrl: string | null },
): Promise<void> {
  await orm.update(instance).set(pages);
}
