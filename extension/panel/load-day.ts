import type { ApiClient } from '#shared/api/client.ts';
import type { AppointmentsSeen } from '#shared/react/panels/seen.ts';
import { nowMs } from '../now-ms.ts';

/** A host's day where they are. */
export async function loadDay(client: ApiClient, timezone: string): Promise<AppointmentsSeen> {
  const { data } = await client.GET('/dashboard', { params: { query: { timezone } } });
  if (!data) throw new Error('A day without a reply');
  const { today, next, waiting } = data;
  return { atMs: nowMs(), day: { today, next, waiting } };
}
