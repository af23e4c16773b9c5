import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { conferenceAccount, conferenceConnection } from '#server/platform/db/schema/schema.ts';
import type { SealedColumn } from '#server/platform/db/sealed-column.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';
import type { ConferenceAccountName } from '#shared/domain/integrations/conference-providers.ts';

/** Where credentials stand, for `npm run reseal`. */
export const sealedConferences = {
  name: 'conference_account.credentials',
  table: conferenceAccount,
  key: conferenceAccount.id,
  value: conferenceAccount.credentials,
} as const satisfies SealedColumn;

export type AccountRow = typeof conferenceAccount.$inferSelect;

export interface OfHost {
  readonly companyId: string;
  readonly hostId: string;
}
export interface AccountOf extends OfHost {
  readonly provider: ConferenceAccountName;
}
type AccountId = Pick<AccountRow, 'companyId' | 'id'>;

function isOf({ companyId, hostId, provider }: AccountOf) {
  const isTheirs = and(
    eq(conferenceAccount.hostId, hostId),
    eq(conferenceAccount.provider, provider),
  );
  return ofCompany(conferenceAccount, companyId, isTheirs);
}

export async function listAccountRows(
  { orm }: Sql,
  { companyId, hostId }: OfHost,
): Promise<AccountRow[]> {
  return await orm
    .select()
    .from(conferenceAccount)
    .where(ofCompany(conferenceAccount, companyId, eq(conferenceAccount.hostId, hostId)))
    .orderBy(asc(conferenceAccount.provider));
}

export async function findAccount({ orm }: Sql, of: AccountOf): Promise<AccountRow | undefined> {
  const [row] = await orm.select().from(conferenceAccount).where(isOf(of));
  return row;
}

export async function findAccountRow({ orm }: Sql, key: AccountId) {
  const [row] = await orm.select().from(conferenceAccount).where(rowOf(conferenceAccount, key));
  return row;
}

/** The same; until the transaction ends nobody else changes it. */
export async function lockAccountRow({ orm }: Transaction, key: AccountId) {
  const [row] = await orm
    .select()
    .from(conferenceAccount)
    .where(rowOf(conferenceAccount, key))
    .for('update');
  return row;
}

/** One for each provider: another one takes the place of the first. From now on it makes its host's meetings. */
export async function keepAccountRow(
  { orm }: Transaction,
  of: AccountOf,
  row: Pick<AccountRow, 'id' | 'accountName' | 'credentials'>,
): Promise<void> {
  await orm.delete(conferenceAccount).where(isOf(of));
  const { companyId, hostId, provider } = of;
  await orm.insert(conferenceAccount).values({ companyId, hostId, provider, ...row });
  const room = conferenceConnection;
  await orm
    .insert(room)
    .values({ companyId, hostId, provider, meetingLink: null, makesMeetings: true })
    .onConflictDoUpdate({
      target: [room.companyId, room.hostId, room.provider],
      set: { makesMeetings: true },
    });
}

export async function updateAccountRow(
  { orm }: Sql,
  key: AccountId,
  change: Partial<Pick<AccountRow, 'credentials' | 'refusedAt'>>,
): Promise<void> {
  await orm.update(conferenceAccount).set(change).where(rowOf(conferenceAccount, key));
}

/** Says whether that is new: it let us in until then. */
export async function noteRefused(
  { orm }: Transaction,
  key: AccountId,
  refusedAt: Date,
): Promise<boolean> {
  const noted = await orm
    .update(conferenceAccount)
    .set({ refusedAt })
    .where(and(rowOf(conferenceAccount, key), isNull(conferenceAccount.refusedAt)))
    .returning({ id: conferenceAccount.id });
  return noted.length > 0;
}

/** Its host is met under the link of their own again, where they have one. */
export async function deleteAccountRow({ orm }: Transaction, of: AccountOf): Promise<boolean> {
  const gone = await orm
    .delete(conferenceAccount)
    .where(isOf(of))
    .returning({ id: conferenceAccount.id });
  const { companyId, hostId, provider } = of;
  const room = conferenceConnection;
  const isRoom = and(eq(room.hostId, hostId), eq(room.provider, provider));
  const [kept] = await orm
    .update(room)
    .set({ makesMeetings: false })
    .where(ofCompany(room, companyId, isRoom))
    .returning({ meetingLink: room.meetingLink });
  if (kept?.meetingLink === null) await orm.delete(room).where(ofCompany(room, companyId, isRoom));
  return gone.length > 0;
}
