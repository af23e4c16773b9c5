import type { Sql } from '#server/db/database.ts';
import { nowMinute } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type Change, checkChangeable, findBySecret } from './change-target.ts';
import { followSeat } from './follow-seat.ts';
import { type ChangeTarget, loadChangeTargets } from './store/change.ts';

const eventOf = { cancel: 'cancel-initiated', reschedule: 'reschedule-initiated' } as const;

/**
 * Mails the attendee a link to a page that confirms the change. Whoever asks learns nothing: the
 * link goes to the address that booked.
 */
export async function initiateChange(
  services: Services,
  change: Change,
  asked: {
    readonly appointmentId: string;
    readonly attendee?: string | undefined;
    readonly secret?: string | undefined;
  },
): Promise<{ initiated: true }> {
  const target = await findTarget(services.db, asked);
  checkChangeable(target, change, nowMinute(services.clock));
  await services.jobs.publish(services.db, {
    type: eventOf[change],
    appointmentId: target.appointmentId,
    attendeeId: target.attendeeId,
  });
  return { initiated: true };
}

/** The secret says whose request it is; without one, the attendee has to be the only or a named one. */
async function findTarget(
  sql: Sql,
  asked: { appointmentId: string; attendee?: string | undefined; secret?: string | undefined },
): Promise<ChangeTarget> {
  if (asked.secret !== undefined) {
    return findBySecret(sql, await followSeat(sql, asked), asked.secret);
  }
  const targets = await loadChangeTargets(sql, asked.appointmentId);
  const candidates = asked.attendee
    ? targets.filter((target) => target.attendeeId === asked.attendee)
    : targets;
  const [only, ...others] = candidates;
  if (!only) refuse('appointment-not-found', 'There is no such appointment');
  if (others.length > 0) refuse('link-invalid', 'Several people attend: say which one');
  return only;
}
