import { randomUUID } from 'node:crypto';
import type { CalendarAnswer, FoundAccount } from '#server/platform/kernel/calendar-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { sealCredentials } from './conference-account.ts';
import { type AccountOf, keepAccountRow } from './store/account-rows.ts';

/**
 * Keeps the account that a host has let us into; it makes their meetings from now on, and at once those that waited
 * for it.
 * @throws Refusal `meetings-credentials-refused`, `meetings-no-answer` where nobody was let in.
 */
export async function keepAccount(
  services: Pick<Services, 'db' | 'keys' | 'jobs'>,
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
    await services.jobs.callUp(tx, 'conference', { provider: of.provider, id: of.hostId });
  });
}
