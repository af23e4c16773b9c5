import { and, eq } from 'drizzle-orm';
import { writtenEvent } from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';

/** A calendar of a host, and an appointment of theirs. */
export interface PlaceOfRow extends HostedRef {
  readonly calendarId: string;
}

/** The row that says that the appointment stands in that calendar. */
export function isWrittenIn({ companyId, appointmentId, hostId, calendarId }: PlaceOfRow) {
  return ofCompany(
    writtenEvent,
    companyId,
    and(
      eq(writtenEvent.appointmentId, appointmentId),
      eq(writtenEvent.hostId, hostId),
      eq(writtenEvent.calendarId, calendarId),
    ),
  );
}
