import type { Sql } from '#server/platform/db/database.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { MeetingTypeFacts } from './meeting-type-facts.ts';
import { type HostStanding, loadStanding } from './standing-statement.ts';

/**
 * Refuses when nobody serves the meeting type, or when a host is asked who does not; says why, in
 * Spec A §8's codes. Where all hosts are asked anyway, or an appointment keeps those it has, a colleague
 * who serves no more is an old link and does not matter; a stranger is made up, and does. Costs nothing
 * where there is nothing to refuse.
 */
export async function checkHosts(
  sql: Sql,
  meetingType: MeetingTypeFacts,
  asked: readonly string[] = [],
  { keepsHosts }: { readonly keepsHosts: boolean } = { keepsHosts: false },
): Promise<void> {
  const serving = meetingType.hosts.map(({ hostId }) => hostId);
  if (serving.length === 0) refuseEmpty(await loadStanding(sql, meetingType, []));
  const missing = asked.filter((hostId) => !serving.includes(hostId));
  if (missing.length === 0) return;
  const standing = await loadStanding(sql, meetingType, missing);
  const strangers = missing.filter(
    (hostId) => !standing.known.includes(hostId) && !standing.left.includes(hostId),
  );
  const isForAll = keepsHosts || meetingType.calculationMethod === 'everyone';
  const [refused] = isForAll ? strangers : missing;
  if (refused !== undefined) refuseMissing(standing, refused);
}

function refuseEmpty({ isQueue, assigned }: HostStanding): never {
  if (isQueue) refuse('no-available-queue-hosts', 'No available queue hosts');
  if (assigned > 0) refuse('host-disabled', 'No host takes bookings at the moment');
  return refuse('host-no-hosts', 'The meeting type has no hosts');
}

function refuseMissing({ known, paused }: HostStanding, hostId: string): never {
  if (!known.includes(hostId)) refuse('host-not-found', 'There is no such host');
  if (paused.includes(hostId)) refuse('host-disabled', 'This host takes no bookings at the moment');
  return refuse('host-not-assigned', 'A host is not assigned to this meeting type', [
    { path: 'hostIds', code: 'host-not-assigned', message: 'Not a host of this meeting type' },
  ]);
}
