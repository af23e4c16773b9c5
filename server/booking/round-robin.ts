import type { MeetingTypeFacts } from '#server/availability/load-facts.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/kernel/services.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import { chooseHost } from '#shared/domain/round-robin/choose-host.ts';
import type { Assignment } from './decide-booking.ts';
import { countAssigned } from './store/turns.ts';

const DAY_MS = 86_400_000;

/**
 * Who of the free hosts is given the appointment: all of them for `everyone`, whose turn it is for
 * `anyone`. Counted in the booking's own transaction.
 */
export async function chooseInTurn(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  meetingType: MeetingTypeFacts,
  { rules }: AvailabilityFacts,
  free: Assignment,
): Promise<Assignment> {
  if (free.group || rules.calculationMethod === 'everyone') return free;
  const candidates = meetingType.hosts
    .map((host, position) => ({ ...host, position }))
    .filter((host) => free.hostIds.includes(host.hostId));
  const { companyId, meetingTypeId, roundRobin, roundRobinWindowDays } = meetingType;
  const sinceMs = services.clock.nowMs() - roundRobinWindowDays * DAY_MS;
  const counted =
    roundRobin === 'advanced' && candidates.length > 1
      ? await countAssigned(tx, { companyId, meetingTypeId, sinceMs })
      : undefined;
  const hostId = chooseHost(
    roundRobin,
    candidates.map((host) => ({
      ...host,
      assignedInWindow: counted?.get(host.hostId) ?? 0,
    })),
  );
  return { ...free, hostIds: hostId === undefined ? [] : [hostId] };
}
