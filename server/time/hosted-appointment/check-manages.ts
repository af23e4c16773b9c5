import type { Sql } from '#server/platform/db/database.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import { findSeated } from '#server/time/reservation/find-seated.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** @throws Refusal `appointment-not-found`, `forbidden` for one that is not somebody's to manage. */
export async function checkManages(sql: Sql, session: Session, id: string): Promise<void> {
  const appointment = await findSeated(sql, id);
  if (!appointment) return refuse('appointment-not-found', 'There is no such appointment');
  checkReach(session, 'appointment:manage', appointment, 'appointment-not-found');
}
