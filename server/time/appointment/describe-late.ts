import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { LateJob } from '#server/platform/kernel/events.ts';
import { describeAttended, findReachable } from './describe-attended.ts';

const late = ['attendee-late', 'guest-late', 'host-late'] as const;
const onTime = ['attendee-on-time', 'guest-on-time', 'host-on-time'] as const;
type LateKind = (typeof late)[number] | (typeof onTime)[number];

/** Somebody is running late, or comes on time after all: all the others read it. */
export async function describeLate(
  services: DescribeServices,
  event: LateJob,
): Promise<Described<LateKind> | undefined> {
  const attended = await findReachable(services, event, event.snapshot);
  if (!attended) return undefined;
  const { row, attendee } = attended;
  const host = 'hostId' in event ? row.hosts.find(({ id }) => id === event.hostId) : undefined;
  const name = host ? `${host.firstname} ${host.lastname}`.trim() : attendee.name || attendee.email;
  const { minutes } = event;
  const kinds: readonly LateKind[] = minutes > 0 ? late : onTime;
  return {
    ...describeAttended(services, attended, (kind: LateKind, facts) => ({
      ...{ ...facts, kind },
      late: { name, minutes },
    })),
    concerns: (kind, email) => kinds.includes(kind) && email !== host?.email,
  };
}
