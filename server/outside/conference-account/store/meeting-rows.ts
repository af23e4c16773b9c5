import { and, eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { conferenceMeeting } from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';

type MeetingRow = typeof conferenceMeeting.$inferSelect;

/** What the effect that holds a meeting has heard of it. Another one that has taken it over since knows better. */
export async function endHolding(
  { orm }: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
  heldBy: string,
  heard: Partial<Pick<MeetingRow, 'remoteId' | 'link' | 'contentHash'>>,
): Promise<boolean> {
  const rows = await orm
    .update(conferenceMeeting)
    .set({ ...heard, heldBy: null, heldUntil: null })
    .where(
      ofCompany(
        conferenceMeeting,
        companyId,
        and(
          eq(conferenceMeeting.appointmentId, appointmentId),
          eq(conferenceMeeting.hostId, hostId),
          eq(conferenceMeeting.heldBy, heldBy),
        ),
      ),
    )
    .returning({ hostId: conferenceMeeting.hostId });
  return rows.length > 0;
}

/** It is there no more. */
export async function deleteMeetingRow(
  { orm }: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
): Promise<void> {
  await orm
    .delete(conferenceMeeting)
    .where(
      ofCompany(
        conferenceMeeting,
        companyId,
        and(
          eq(conferenceMeeting.appointmentId, appointmentId),
          eq(conferenceMeeting.hostId, hostId),
        ),
      ),
    );
}
