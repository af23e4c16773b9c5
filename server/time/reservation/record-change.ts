import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AppointmentChange, ChangeMaker } from '#shared/domain/appointment-change.ts';
import { sendChange } from './store/change-statement.ts';

/** Who changes something. A host whose link it was alone is not known by name. */
export type Maker =
  | { readonly by: 'host'; readonly hostId: string | null }
  | { readonly by: Exclude<ChangeMaker, 'host'> };

interface MadeChange {
  readonly companyId: string;
  readonly appointmentId: string;
  /** The seat that it is about; all of them without it. */
  readonly attendeeId?: string | undefined;
  readonly maker: Maker;
  readonly change: AppointmentChange;
}

/** Adds a line to an appointment's history, in the transaction of the change itself. */
export async function recordChange(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { maker, attendeeId, ...made }: MadeChange,
): Promise<void> {
  sendChange(tx, {
    ...made,
    attendeeId: attendeeId ?? null,
    by: maker.by,
    byHostId: maker.by === 'host' ? maker.hostId : null,
    nowMs: clock.nowMs(),
  });
}
