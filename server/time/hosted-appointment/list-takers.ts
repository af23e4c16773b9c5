import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { checkManages } from './check-manages.ts';
import { findTakers } from './takers-statement.ts';

/** The colleagues to whom somebody can give an appointment. */
export async function listTakers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  id: string,
) {
  await checkManages(db, session, id);
  return findTakers(db, { companyId: session.companyId, id, nowMs: clock.nowMs() });
}
