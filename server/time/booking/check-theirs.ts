import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { LockedAppointment } from '#server/time/reservation/lock-appointment.ts';
import type { Actor } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkFound } from './change-target.ts';

/**
 * Looks at whether an appointment is somebody's to manage, whatever has become of it.
 * @throws Refusal `appointment-not-found`, `forbidden`.
 */
export function checkManaged(
  session: Actor,
  found: LockedAppointment | undefined,
): LockedAppointment {
  const appointment = checkFound(found);
  checkReach(session, 'appointment:manage', appointment, 'appointment-not-found');
  return appointment;
}

/**
 * The same, and whether it is still there to be changed.
 * @throws Refusal `appointment-cancelled`, `appointment-past`.
 */
export function checkTheirs(
  services: Pick<Services, 'clock'>,
  session: Actor,
  found: LockedAppointment | undefined,
): LockedAppointment {
  const appointment = checkManaged(session, found);
  if (appointment.status === 'cancelled') {
    refuse('appointment-cancelled', 'The appointment has been cancelled');
  }
  if (appointment.startMinute <= nowMinute(services.clock)) {
    refuse('appointment-past', 'The appointment has begun');
  }
  return appointment;
}
