import { randomUUID } from 'node:crypto';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedAway, AwayOutcome, AwayPeriod } from '#shared/api/out-of-office.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { decideAppointments } from './decide-appointments.ts';
import { listDelegates, todayIn, toInterval, toPeriod } from './list-away.ts';
import type { Away } from './reach-away.ts';
import { insertPeriod, type KeptAway, lockPeriod, updatePeriod } from './store.ts';

interface Saved {
  readonly period: AwayPeriod;
  readonly outcome: AwayOutcome;
}

/**
 * Closes the days at once, so that nothing new is booked into them; the appointments are decided about
 * then, one by one.
 * @throws Refusal `host-not-found`, `host-not-assigned` for a delegate who offers none of the meetings.
 */
export async function createAway(
  services: Services,
  session: Session,
  of: Away,
  asked: AskedAway,
): Promise<Saved> {
  const { companyId, hostId, host } = of;
  const { appointments, ...said } = asked;
  await checkAsked(services, of, said);
  const { timeZone } = host;
  const kept = { ...toColumns(said), companyId, hostId, timeZone, id: randomUUID() };
  const createdAt = new Date(services.clock.nowMs());
  await services.db.transaction((tx) => insertPeriod(tx, { ...kept, createdAt }, toInterval(kept)));
  return await finish(services, session, of, kept, appointments);
}

/** @throws Refusal `changed-meanwhile` where its days are no longer those of `was`. */
export async function changeAway(
  services: Services,
  session: Session,
  of: Away,
  id: string,
  { was = {}, appointments, ...said }: AskedAway & { readonly was?: Partial<Days> | undefined },
): Promise<Saved> {
  await checkAsked(services, of, said);
  const changed = await services.db.transaction(async (tx) => {
    const kept = await lockPeriod(tx, { companyId: of.companyId, id });
    if (!kept) return refuse('not-found', 'There is no such time');
    const { firstDate, lastDate } = kept;
    if (hasChanged({ firstDate, lastDate }, was)) {
      refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    const next = { ...kept, ...toColumns(said) };
    await updatePeriod(tx, next, toInterval(next));
    return next;
  });
  return await finish(services, session, of, changed, appointments);
}

type Days = Pick<KeptAway, 'firstDate' | 'lastDate'>;

async function finish(
  services: Services,
  session: Session,
  of: Away,
  kept: KeptAway,
  choice: AskedAway['appointments'],
): Promise<Saved> {
  const outcome = await decideAppointments(services, session, kept, choice);
  return { period: await toPeriod(services, of, kept), outcome };
}

async function checkAsked(
  services: Services,
  of: Away,
  { lastDate, delegateHostId }: Pick<AskedAway, 'lastDate' | 'delegateHostId'>,
): Promise<void> {
  if (lastDate < todayIn(services, of.host.timeZone)) {
    const message = 'It is over already';
    refuse('validation-failed', message, [{ path: 'lastDate', code: 'invalid', message }]);
  }
  if (delegateHostId === null) return;
  if (!of.colleagues.some(({ hostId }) => hostId === delegateHostId)) {
    refuse('host-not-found', 'There is no such colleague');
  }
  const delegates = await listDelegates(services.db, of);
  if (!delegates.some(({ hostId }) => hostId === delegateHostId)) {
    refuse('host-not-assigned', 'They offer none of these meetings');
  }
}

function toColumns({
  firstDate,
  lastDate,
  reason,
  note,
  delegateHostId,
}: Omit<AskedAway, 'appointments'>) {
  return { firstDate, lastDate, reason, note: note || null, delegateHostId };
}
