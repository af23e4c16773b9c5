import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { publishAttended } from './publish-attended.ts';
import { type Maker, recordChange } from './record-change.ts';
import { markConfirmed, markProvisional } from './store/seat-statement.ts';

/** Who confirms a provisional seat. */
export type Confirmer = 'attendee' | 'host';

/** Spec A §4: a provisional booking holds its time for a day, unless the meeting type says otherwise. */
const DEFAULT_HOURS = 24;
const HOUR_MS = 3_600_000;

/** What a wait depends on. */
export interface Waiting {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly startMinute: number;
  readonly totalSpots: number | null;
  readonly provisionalHours: number | undefined;
}

/** Lets a seat wait for a confirmation, asks for it, and plans what happens without one. */
export async function awaitConfirmation(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  waiting: Waiting,
  awaits: Confirmer,
): Promise<void> {
  const { companyId, appointmentId, attendeeId, startMinute, totalSpots } = waiting;
  const patienceMs = (waiting.provisionalHours ?? DEFAULT_HOURS) * HOUR_MS;
  // Nobody confirms an appointment that has begun.
  const untilMs = Math.min(services.clock.nowMs() + patienceMs, startMinute * 60_000);
  const isGroup = totalSpots !== null;
  await markProvisional(tx, { companyId, appointmentId, attendeeId, awaits, untilMs, isGroup });
  const type = awaits === 'attendee' ? 'opt-in-asked' : 'host-confirmation-asked';
  const expiresAtIso = new Date(untilMs).toISOString();
  await publishAttended(services, tx, { type, appointmentId, attendeeId, expiresAtIso });
  await services.jobs.later(tx, { kind: 'provisional', attendeeId }, untilMs);
}

/** The seat is certain, and told to be booked. */
export async function confirmSeat(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  { companyId, appointmentId }: LockedAppointment,
  attendeeId: string,
  maker: Maker,
): Promise<void> {
  const seat = { companyId, appointmentId, attendeeId };
  await markConfirmed(tx, seat);
  await recordChange(services, tx, { ...seat, maker, change: { kind: 'confirmed' } });
  await publishAttended(services, tx, { type: 'appointment-booked', appointmentId, attendeeId });
}
