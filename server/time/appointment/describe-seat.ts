import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { AttendedJob } from '#server/platform/kernel/events.ts';
import type { AppointmentKind } from '#server/platform/kernel/message.ts';
import { describeAttended, findReachable } from './describe-attended.ts';

/** What has happened to a seat, told as the appointment stood then; undefined once it is erased. */
export async function describeSeat(
  services: DescribeServices,
  event: AttendedJob,
): Promise<Described<AppointmentKind> | undefined> {
  const attended = await findReachable(services, event, event.snapshot);
  const previous = 'previousStartIso' in event && { previousStartIso: event.previousStartIso };
  return (
    attended &&
    describeAttended(services, attended, (kind: AppointmentKind, facts) => ({
      ...facts,
      ...previous,
      kind,
    }))
  );
}
