import { and, eq } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { writtenEvent } from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import type { TheirChange } from '#shared/domain/external-calendar/their-changes.ts';

const ofRow = ({ companyId, appointmentId, hostId }: HostedRef) =>
  ofCompany(
    writtenEvent,
    companyId,
    and(eq(writtenEvent.appointmentId, appointmentId), eq(writtenEvent.hostId, hostId)),
  );

const nothing = { theirChange: null, theirStartsAt: null, theirVersion: null, changedFrom: null };

/** Returns whether it is another one than what was known. */
export async function saveTheirChange(
  { orm }: Transaction,
  row: HostedRef & { readonly startMs: number },
  of: {
    readonly change: TheirChange;
    readonly startMs: number | null;
    readonly version: string | null;
  },
): Promise<boolean> {
  const theirStartsAt = of.startMs === null ? null : new Date(of.startMs);
  const change = { theirChange: of.change, theirStartsAt, changedFrom: new Date(row.startMs) };
  const [kept] = await orm.select().from(writtenEvent).where(ofRow(row)).for('update');
  await orm
    .update(writtenEvent)
    .set({ ...change, theirVersion: of.version, isUnsure: false })
    .where(ofRow(row));
  return (
    kept?.theirChange !== of.change ||
    kept.theirStartsAt?.getTime() !== theirStartsAt?.getTime() ||
    kept.changedFrom?.getTime() !== row.startMs
  );
}

/** What was read of it may be old: with the next reading it is looked at once more. */
export async function noteUnsure({ orm }: Sql, row: HostedRef): Promise<void> {
  await orm.update(writtenEvent).set({ isUnsure: true }).where(ofRow(row));
}

/** What they have changed is as good as unread: the next reading says it anew. */
export async function lookAgain({ orm }: Sql, row: HostedRef): Promise<void> {
  await orm
    .update(writtenEvent)
    .set({ ...nothing, isUnsure: true })
    .where(ofRow(row));
}

/** They have changed nothing, or have taken it back. */
export async function forgetTheirChange({ orm }: Sql, row: HostedRef): Promise<void> {
  await orm
    .update(writtenEvent)
    .set({ ...nothing, isUnsure: false })
    .where(ofRow(row));
}

/** It stands there as it is to stand: it is not written once more. */
export async function adoptTheirChange(
  { orm }: Sql,
  row: HostedRef & { readonly turn: number },
  of: { readonly contentHash: string; readonly startsAt: Date; readonly version: string | null },
): Promise<void> {
  await orm
    .update(writtenEvent)
    .set({ ...nothing, ...of })
    .where(and(ofRow(row), eq(writtenEvent.turn, row.turn)));
}

/** It is to be written again, whatever stands there. */
export async function markToWrite({ orm }: Sql, row: HostedRef): Promise<boolean> {
  const rows = await orm
    .update(writtenEvent)
    .set({ ...nothing, contentHash: null })
    .where(ofRow(row))
    .returning({ appointmentId: writtenEvent.appointmentId });
  return rows.length > 0;
}
