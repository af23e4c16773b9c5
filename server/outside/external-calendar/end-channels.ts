import type { CalendarChannels } from '#server/platform/kernel/calendar-provider.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { openAccount } from './calendar-account.ts';
import { takeUnwanted } from './store/channel-rows.ts';
import { type ConnectionRow, findConnectionRow, type HostKey } from './store/connection-rows.ts';

/** Somebody in the office waits for it. */
const PATIENCE_MS = 5_000;

/**
 * Has providers call no more for what a host has paused, or takes for free now. What has no answer ends by itself; what
 * still calls is answered as ever, and has nothing read.
 */
export async function endUnwanted(
  services: Pick<Services, 'db' | 'clock' | 'keys' | 'calendars'>,
  host: HostKey,
): Promise<void> {
  const now = new Date(services.clock.nowMs());
  const taken = await services.db.transaction((tx) => takeUnwanted(tx, host, { now }));
  const byConnection = Map.groupBy(taken, ({ connectionId }) => connectionId);
  for (const [id, channels] of byConnection) {
    const connection = await findConnectionRow(services.db, { companyId: host.companyId, id });
    if (connection) await endChannels(services, connection, channels);
  }
}

/** Has the provider of a connection call no more. */
export async function endChannels(
  services: Pick<Services, 'db' | 'keys' | 'calendars'>,
  connection: ConnectionRow,
  taken: readonly { readonly handle: string }[],
): Promise<void> {
  const channels = openAccount(services, connection)?.channels;
  const handles = taken.map(({ handle }) => handle);
  if (channels) await closeChannels(channels, handles);
}

/** A channel that cannot be ended ends by itself. */
export async function closeChannels(
  channels: CalendarChannels,
  handles: readonly string[],
): Promise<void> {
  const until = { signal: AbortSignal.timeout(PATIENCE_MS) };
  await Promise.allSettled(handles.map((handle) => channels.close(handle, until)));
}
