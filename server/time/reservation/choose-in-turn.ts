import type { Transaction } from '#server/platform/db/database.ts';
import type { LoadedFacts } from '#server/time/availability/load-facts.ts';
import { chooseHost } from '#shared/domain/round-robin/choose-host.ts';
import type { Candidates } from './decide.ts';
import { countAssigned } from './store/turn-statement.ts';

const DAY_MS = 86_400_000;

/**
 * Who of the candidates is given the appointment: all of them for `everyone`, whose turn it is for
 * `anyone`. Counted in the booking's own transaction.
 */
export async function chooseInTurn(
  tx: Transaction,
  { meetingType, facts }: LoadedFacts,
  candidates: Candidates,
  nowMs: number,
): Promise<Candidates> {
  if (candidates.group || facts.rules.calculationMethod === 'everyone') return candidates;
  const free = meetingType.hosts
    .map((host, position) => ({ ...host, position }))
    .filter((host) => candidates.hostIds.includes(host.hostId));
  const { companyId, meetingTypeId, roundRobin, roundRobinWindowDays } = meetingType;
  const sinceMs = nowMs - roundRobinWindowDays * DAY_MS;
  const counted =
    roundRobin === 'advanced' && free.length > 1
      ? await countAssigned(tx, { companyId, meetingTypeId, sinceMs })
      : undefined;
  const hostId = chooseHost(
    roundRobin,
    free.map((host) => ({ ...host, assignedInWindow: counted?.get(host.hostId) ?? 0 })),
  );
  return { ...candidates, hostIds: hostId === undefined ? [] : [hostId] };
}
