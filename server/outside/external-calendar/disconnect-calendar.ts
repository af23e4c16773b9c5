import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { openAccount } from './calendar-account.ts';
import { answerOf } from './connect-calendar.ts';
import { OFFICE_PATIENCE_MS } from './reading-times.ts';
import { type ConnectionRow, deleteConnectionRow } from './store/connection-rows.ts';
import { listWritten } from './store/written-rows.ts';

/**
 * Forgets an account at once: its credentials, its calendars, and what of their events took time. What was
 * written into them stays there, or is taken away first.
 * @throws Refusal `calendar-no-answer` and the like where it cannot be taken away: nothing is forgotten then.
 */
export async function disconnectCalendar(
  services: Services,
  connection: ConnectionRow,
  events: 'keep' | 'remove',
): Promise<void> {
  if (events === 'remove') await removeWritten(services, connection);
  await deleteConnectionRow(services.db, connection);
}

async function removeWritten(services: Services, connection: ConnectionRow): Promise<void> {
  const { companyId, id } = connection;
  const written = await listWritten(services.db, { companyId, connectionId: id });
  const account = openAccount(services, connection);
  if (!account) return refuse('calendar-credentials-refused', 'What was kept cannot be opened');
  const until = { signal: AbortSignal.timeout(OFFICE_PATIENCE_MS) };
  for (const { calendarRemoteId, remoteId } of written) {
    answerOf(await account.removeEvent(calendarRemoteId, { id: remoteId }, until));
  }
}
