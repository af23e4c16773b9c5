import { isSecretOf } from '#server/platform/kernel/secret.ts';
import type { Seat, SeatedAppointment } from '#server/time/reservation/find-seated.ts';
import { type Change, type ChangePolicy, whyNoChange } from '#shared/domain/change-policy.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** Which policy and which refusal speak for a change. */
const policyOf = {
  cancel: ({ settings }) => settings.cancellationPolicy,
  reschedule: ({ settings }) => settings.reschedulingPolicy,
} as const satisfies Record<Change, (appointment: SeatedAppointment) => ChangePolicy>;

const tooLate = {
  cancel: 'too-late-to-cancel',
  reschedule: 'too-late-to-reschedule',
} as const satisfies Record<Change, ErrorCode>;

/** @throws Refusal `appointment-not-found`. */
export function checkFound<A extends SeatedAppointment>(appointment: A | undefined): A {
  return appointment ?? refuse('appointment-not-found', 'There is no such appointment');
}

/**
 * The seat that a secret authorises.
 * @throws Refusal `link-invalid` when the secret is nobody's.
 */
export function findBySecret({ seats }: SeatedAppointment, secret: string): Seat {
  const seat = seats.find((each) => isSecretOf(secret, each.secretHash));
  return seat ?? refuse('link-invalid', 'This link is not valid');
}

/**
 * Refuses changes of what is cancelled or over, and those that the meeting type's policy no longer
 * allows: up to N hours or days before the start.
 */
export function checkChangeable(
  appointment: SeatedAppointment,
  seat: Seat,
  change: Change,
  nowMinute: number,
): void {
  if (appointment.status === 'cancelled' || !seat.isTaken) {
    refuse('appointment-cancelled', 'The appointment has been cancelled');
  }
  const policy = policyOf[change](appointment);
  const why = whyNoChange(policy, appointment.startMinute * 60_000, nowMinute * 60_000);
  if (why === 'begun') refuse('appointment-past', 'The appointment has begun');
  if (why === 'too-late') {
    refuse(tooLate[change], `Only until ${policy.duration} ${policy.mode} before the start`);
  }
}
