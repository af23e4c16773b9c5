import type { Sql } from '#server/db/database.ts';
import { isSecretOf } from '#server/kernel/secret.ts';
import { type ChangePolicy, whyNoChange } from '#shared/domain/change-policy.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type ChangeTarget, loadChangeTargets } from './store/change.ts';

/** What is about to be changed: which policy and which refusal speak for it. */
export type Change = 'cancel' | 'reschedule';

const policyOf = {
  cancel: (target: ChangeTarget) => target.cancellationPolicy,
  reschedule: (target: ChangeTarget) => target.reschedulingPolicy,
} as const satisfies Record<Change, (target: ChangeTarget) => ChangePolicy>;

const tooLate = {
  cancel: 'too-late-to-cancel',
  reschedule: 'too-late-to-reschedule',
} as const satisfies Record<Change, ErrorCode>;

/**
 * The attendee whom a secret authorises.
 * @throws Refusal `appointment-not-found`, or `link-invalid` when the secret is nobody's.
 */
export async function findBySecret(
  sql: Sql,
  appointmentId: string,
  secret: string,
): Promise<ChangeTarget> {
  const targets = await loadChangeTargets(sql, appointmentId);
  if (targets.length === 0) refuse('appointment-not-found', 'There is no such appointment');
  const target = targets.find((each) => isSecretOf(secret, each.attendeeSecretHash));
  return target ?? refuse('link-invalid', 'This link is not valid');
}

/**
 * Refuses changes of what is cancelled or over, and those that the meeting type's policy no longer
 * allows: up to N hours or days before the start.
 */
export function checkChangeable(target: ChangeTarget, change: Change, nowMinute: number): void {
  if (target.status === 'cancelled' || target.attendeeCancelled) {
    refuse('appointment-cancelled', 'The appointment has been cancelled');
  }
  const policy = policyOf[change](target);
  const why = whyNoChange(policy, target.startMinute * 60_000, nowMinute * 60_000);
  if (why === 'begun') refuse('appointment-past', 'The appointment has begun');
  if (why === 'too-late') {
    refuse(tooLate[change], `Only until ${policy.duration} ${policy.mode} before the start`);
  }
}
