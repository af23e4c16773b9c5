import { eq } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { zoneData } from '#server/platform/db/schema/instance.ts';

export type KnownZone = Readonly<typeof zoneData.$inferSelect>;

/** What was known of all zones that were ever looked at. */
export function listKnown({ orm }: Sql): Promise<KnownZone[]> {
  return orm.select().from(zoneData).execute();
}

/** One of them, which no other process looks at until this transaction ends. */
export async function lockKnown(
  { orm }: Transaction,
  timeZone: string,
): Promise<KnownZone | undefined> {
  const rows = orm.select().from(zoneData).where(eq(zoneData.timeZone, timeZone));
  return (await rows.for('update'))[0];
}

/** Writes down one that is met for the first time; of two processes the first does. */
export async function addKnown({ orm }: Sql, known: KnownZone): Promise<void> {
  await orm.insert(zoneData).values(known).onConflictDoNothing();
}

export async function replaceKnown(
  { orm }: Transaction,
  { timeZone, edition, offsets }: KnownZone,
): Promise<void> {
  await orm.update(zoneData).set({ edition, offsets }).where(eq(zoneData.timeZone, timeZone));
}
