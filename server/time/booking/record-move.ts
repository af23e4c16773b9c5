import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { recordChange } from '#server/time/reservation/record-change.ts';
import { toIso } from '#shared/time/dates.ts';

interface Moved {
  readonly companyId: string;
  readonly appointmentId: string;
  /** The seat that moved alone. */
  readonly attendeeId?: string;
  /** Where it was. */
  readonly startMinute: number;
}

/** The line of the history for a move, by its host or else its attendee. */
export function recordMove(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  { companyId, appointmentId, attendeeId, startMinute }: Moved,
  toMinute: number,
  byHostId?: string,
): Promise<void> {
  return recordChange(services, tx, {
    ...{ companyId, appointmentId, attendeeId },
    maker: byHostId ? { by: 'host', hostId: byHostId } : { by: 'attendee' },
    change: { kind: 'moved', fromIso: toIso(startMinute), toIso: toIso(toMinute) },
  });
}
