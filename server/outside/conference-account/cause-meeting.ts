import type { DomainEvent } from '#server/platform/kernel/events.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { chooseMaker } from './choose-maker.ts';
import { loadNeededMeeting } from './store/needed-meeting-statement.ts';

/**
 * Writes down for each host whose account has, or is to have, the meeting of an appointment that it is to be there
 * as it is. Once for each event.
 */
export async function causeMeeting(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  event: DomainEvent,
  eventId: string,
): Promise<void> {
  if (!('attendeeId' in event) || event.type === 'meeting-link-made') return;
  const { appointmentId } = event;
  const needed = await loadNeededMeeting(db, appointmentId);
  if (!needed) return;
  const { companyId, meetings } = needed;
  const maker = chooseMaker(needed);
  const others = meetings.filter(({ hostId }) => hostId !== maker?.hostId);
  await jobs.cause(
    db,
    [...(maker ? [maker] : []), ...others].map(({ hostId, provider }) => ({
      kind: 'conference' as const,
      key: `${eventId}:${hostId}`,
      what: { companyId, appointmentId, hostId },
      account: { provider, id: hostId },
    })),
  );
}
