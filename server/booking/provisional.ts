import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/kernel/services.ts';
import type { MeetingTypeSettings } from '#server/meeting-type/settings.ts';
import type { Confirmer } from './confirmation-id.ts';
import { markProvisional } from './store/provisional.ts';

/** Spec A §4: a provisional booking holds its time for a day, unless the meeting type says otherwise. */
const DEFAULT_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Who has to confirm a new booking first. */
export function firstConfirmer(settings: MeetingTypeSettings): Confirmer | undefined {
  if (settings.doubleOptIn) return 'attendee';
  return settings.hostConfirmation ? 'host' : undefined;
}

interface Waiting {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly startMinute: number;
  readonly totalSpots: number | null;
  readonly settings: MeetingTypeSettings;
}

/** Lets a booking wait for a confirmation, asks for it, and plans what happens without one. */
export async function holdProvisionally(
  services: Services,
  tx: Transaction,
  waiting: Waiting,
  awaits: Confirmer,
): Promise<void> {
  const { companyId, appointmentId, attendeeId, startMinute, settings, totalSpots } = waiting;
  const patienceMs = (settings.provisionalHours ?? DEFAULT_HOURS) * HOUR_MS;
  // Nobody confirms an appointment that has begun.
  const untilMs = Math.min(services.clock.nowMs() + patienceMs, startMinute * 60_000);
  const isSeat = totalSpots !== null;
  await markProvisional(tx, { companyId, appointmentId, attendeeId, awaits, untilMs, isSeat });
  const type = awaits === 'attendee' ? 'opt-in-asked' : 'host-confirmation-asked';
  const expiresAtIso = new Date(untilMs).toISOString();
  await services.jobs.publish(tx, { type, appointmentId, attendeeId, expiresAtIso });
  await services.jobs.later(tx, { kind: 'provisional', attendeeId }, untilMs);
}
