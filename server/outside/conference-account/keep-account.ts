import { randomUUID } from 'node:crypto';
import type { CalendarAnswer, FoundAccount } from '#server/platform/kernel/calendar-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { sealCredentials } from './conference-account.ts';
import { type AccountOf, keepAccountRow } from './store/account-rows.ts';
import { listComing } from './store/coming-statement.ts';

/**
 * Keeps the account that a host has let us into; it makes their meetings from now on. What they are still going to
 * hold there is looked after at once: it may have waited for that, an hour from one try to the next.
 * @throws Refusal `meetings-credentials-refused`, `meetings-no-answer` where nobody was let in.
 */
export async function keepAccount(
  services: Pick<Services, 'db' | 'keys' | 'jobs' | 'clock'>,
  of: AccountOf,
  found: CalendarAnswer<FoundAccount>,
): Promise<void> {
  if (!found.answered) {
    const isShut = found.trouble === 'credentials-refused';
    return refuse(
      isShut ? 'meetings-credentials-refused' : 'meetings-no-answer',
      'The account lets nobody in',
    );
  }
  const id = randomUUID();
  const { name: accountName, credentials } = found.value;
  const kept = { id, accountName, credentials: sealCredentials(services, id, credentials) };
  await services.db.transaction(async (tx) => {
    await keepAccountRow(tx, of, kept);
    const coming = await listComing(tx, { ...of, nowMs: services.clock.nowMs() });
    const { companyId, hostId, provider } = of;
    await services.jobs.cause(
      tx,
      coming.map((appointmentId) => ({
        kind: 'conference' as const,
        key: `${id}:${appointmentId}`,
        what: { companyId, appointmentId, hostId },
        account: { provider, id: hostId },
      })),
    );
  });
}
