import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import {
  type LockedAppointment,
  lockAppointment,
  lockFollowed,
} from '#server/time/reservation/lock-appointment.ts';
import { publishAttended } from '#server/time/reservation/publish-attended.ts';
import type { Session } from '#shared/api/session.ts';
import { type LateMinutes, whyNotLate, whyUnsaid } from '#shared/domain/running-late.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkFound, findBySecret } from './change-target.ts';
import { checkManaged } from './check-theirs.ts';
import { type Latecomer, loadSaidLate, saveLate } from './store/running-late-statement.ts';

interface Said {
  readonly appointmentId: string;
  readonly minutes: LateMinutes;
}

/**
 * The attendee whose secret it is says that they are running late, or are not any more: hosts and their
 * guests are told. The others of a group are not: they do not know of each other.
 */
export function sayAttendeeLate(
  services: Services,
  asked: Said & { readonly secret: string },
): Promise<{ minutes: LateMinutes }> {
  const { minutes, secret } = asked;
  return services.db.transaction(async (tx) => {
    const appointment = checkFound(await lockFollowed(tx, asked, lockAppointment));
    const { attendeeId, isTaken, awaits } = findBySecret(appointment, secret);
    checkSayable(services, appointment, { isTaken, isSure: awaits === null });
    const { companyId, appointmentId } = appointment;
    const person = { companyId, appointmentId, attendeeId, hostId: null };
    if (await isNews(services, tx, person, minutes)) {
      const type = 'attendee-runs-late';
      await publishAttended(services, tx, { type, appointmentId, attendeeId, minutes });
    }
    return { minutes };
  });
}

/** A host of an appointment says so: the attendees, their guests and the other hosts are told. */
export function sayHostLate(
  services: Services,
  session: Session,
  { appointmentId, minutes }: Said,
): Promise<{ minutes: LateMinutes }> {
  const { hostId } = session;
  return services.db.transaction(async (tx) => {
    const appointment = checkManaged(session, await lockAppointment(tx, appointmentId));
    const seats = appointment.seats.filter(({ isTaken, awaits }) => isTaken && awaits === null);
    checkSayable(services, appointment, { isTaken: true, isSure: seats.length > 0 });
    if (!appointment.hostIds.includes(hostId)) refuse('forbidden', 'They are no host of it');
    const { companyId } = appointment;
    const person = { companyId, appointmentId, attendeeId: null, hostId };
    if (await isNews(services, tx, person, minutes)) {
      for (const [index, { attendeeId }] of seats.entries()) {
        const type = index === 0 ? 'host-runs-late' : 'seat-host-runs-late';
        await publishAttended(services, tx, { type, appointmentId, attendeeId, hostId, minutes });
      }
    }
    return { minutes };
  });
}

/** @throws Refusal `appointment-cancelled`, `appointment-past`, `too-early-to-be-late`. */
function checkSayable(
  { clock }: Services,
  { status, startMinute, durationMinutes }: LockedAppointment,
  { isTaken, isSure }: { readonly isTaken: boolean; readonly isSure: boolean },
): void {
  if (status === 'cancelled' || !isTaken) {
    refuse('appointment-cancelled', 'The appointment has been cancelled');
  }
  const startMs = startMinute * 60_000;
  const why = whyNotLate({ startMs, endMs: startMs + durationMinutes * 60_000 }, clock.nowMs());
  if (why === 'over') refuse('appointment-past', 'The appointment is over');
  if (why || !isSure) refuse('too-early-to-be-late', 'From one hour before a confirmed start');
}

/**
 * Keeps what is said in the place of what was; false where it was the same.
 * @throws Refusal `said-late-too-often`.
 */
async function isNews(
  { clock }: Services,
  tx: Transaction,
  person: Latecomer,
  minutes: LateMinutes,
): Promise<boolean> {
  const why = whyUnsaid(await loadSaidLate(tx, person), minutes);
  if (why === 'too-often') refuse('said-late-too-often', 'The others have been told several times');
  if (why) return false;
  await saveLate(tx, person, { minutes, nowMs: clock.nowMs() });
  return true;
}
