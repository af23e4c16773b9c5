import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { lockAppointment } from '#server/time/reservation/lock-appointment.ts';
import { recordChange } from '#server/time/reservation/record-change.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkManaged } from './check-theirs.ts';
import { hasJustNoted, loadHostNotes, updateHostNotes } from './store/host-notes.ts';

interface Notes {
  readonly hostNotes: string | null;
}

/** Notes are saved as they are typed: the history has one line for what was written at one sitting. */
const SITTING_MS = 30 * 60_000;

/**
 * Changes what the hosts of an appointment keep for themselves.
 * @throws Refusal `changed-meanwhile` where it is no longer what `was` says.
 */
export async function changeHostNotes(
  services: Services,
  session: Session,
  asked: Notes & { readonly appointmentId: string; readonly was?: Partial<Notes> | undefined },
): Promise<Notes> {
  const { appointmentId, was = {} } = asked;
  const hostNotes = asked.hostNotes || null;
  const { hostId } = session;
  return services.db.transaction(async (tx) => {
    const { companyId } = checkManaged(session, await lockAppointment(tx, appointmentId));
    const key = { companyId, id: appointmentId };
    const kept = { hostNotes: await loadHostNotes(tx, key) };
    if (hasChanged(kept, was)) refuse('changed-meanwhile', 'Somebody else has written here');
    if (kept.hostNotes === hostNotes) return kept;
    await updateHostNotes(tx, key, hostNotes);
    const since = new Date(services.clock.nowMs() - SITTING_MS);
    if (!(await hasJustNoted(tx, key, { hostId, since }))) {
      const maker = { by: 'host', hostId } as const;
      const change = { kind: 'noted' } as const;
      await recordChange(services, tx, { companyId, appointmentId, maker, change });
    }
    return { hostNotes };
  });
}
