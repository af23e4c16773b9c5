import type { Services } from '#server/platform/kernel/services.ts';
import { appointmentUid } from '#server/time/appointment/appointment-uid.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { openAccount } from './calendar-account.ts';
import { causeWritingOfAll } from './cause-writing.ts';
import { clearLeft } from './clear-left.ts';
import { answerOf } from './connect-calendar.ts';
import { endChannels } from './end-channels.ts';
import { OFFICE_PATIENCE_MS } from './reading-times.ts';
import { takeUnwanted } from './store/channel-rows.ts';
import { type ConnectionRow, deleteConnectionRow } from './store/connection-rows.ts';
import { deleteWritten, listWritten } from './store/written-rows.ts';

/**
 * Forgets an account at once: its credentials, its calendars, and what of their events took time. What was
 * written into them stays there, or is taken away first; what was left there of appointments that stand elsewhere
 * is taken away in any case, as far as there is an answer.
 * @throws Refusal `calendar-no-answer` and the like where it cannot be taken away: what is left then is taken
 * away the next time, and nothing is forgotten before.
 */
export async function disconnectCalendar(
  services: Services,
  connection: ConnectionRow,
  events: 'keep' | 'remove',
): Promise<void> {
  if (events === 'remove') await removeWritten(services, connection);
  await removeLeft(services, connection, events);
  // In a transaction, which begins anew where it meets a reading of these calendars.
  const now = new Date(services.clock.nowMs());
  const ended = await services.db.transaction(async (tx) => {
    const taken = await takeUnwanted(tx, connection, { now, connectionId: connection.id });
    await deleteConnectionRow(tx, connection);
    // What had a place of its own there follows the default again.
    await causeWritingOfAll(services, tx, connection);
    return taken;
  });
  await endChannels(services, connection, ended);
}

async function removeLeft(
  services: Services,
  { companyId, id: connectionId }: ConnectionRow,
  events: 'keep' | 'remove',
): Promise<void> {
  const unanswered = await clearLeft(services, { companyId, connectionId }, 'anyway');
  if (unanswered === 0) return;
  if (events === 'remove') refuse('calendar-no-answer', 'Something is left there');
  // Who wants it forgotten and its events kept is not kept waiting for a server that is away.
  services.log.warn({ connectionId, events: unanswered }, 'events are left in a calendar');
}

async function removeWritten(services: Services, connection: ConnectionRow): Promise<void> {
  const { companyId, id: connectionId } = connection;
  const written = await listWritten(services.db, { companyId, connectionId });
  const account = openAccount(services, connection);
  if (!account) return refuse('calendar-credentials-refused', 'What was kept cannot be opened');
  const until = { signal: AbortSignal.timeout(OFFICE_PATIENCE_MS) };
  for (const { appointmentId, hostId, calendarId, calendarRemoteId, remoteId: id } of written) {
    const uid = appointmentUid(appointmentId);
    answerOf(await account.removeEvent(calendarRemoteId, { uid, id }, until));
    await deleteWritten(services.db, { companyId, appointmentId, hostId, calendarId });
  }
}
