import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { HandedOverJob } from '#server/platform/kernel/events.ts';
import type { MailPerson } from '#server/platform/kernel/mail-types.ts';
import { loadAppointmentWith } from './appointment-statement.ts';
import type { AttendedAppointment } from './describe-appointment.ts';
import { describeAttended, findReachable, toHostReader } from './describe-attended.ts';

type HandOverKind = 'attendee-new-host' | 'guest-new-host' | 'host-taken-over' | 'host-handed-over';

/**
 * An appointment that another host has now. Whoever attends gets a file from a new organizer (RFC 5546
 * §3.2.2.4); undefined once the attendee is erased.
 */
export async function describeHandOver(
  services: DescribeServices,
  event: HandedOverJob,
): Promise<Described<HandOverKind> | undefined> {
  const attended = await findReachable(services, event, event.snapshot);
  if (!attended) return undefined;
  const former = await loadFormerHosts(services, attended, event.fromHostId);
  const [to] = attended.row.hosts.filter(({ id }) => id === event.toHostId);
  const formerHosts = former.map(({ name, email }): MailPerson => ({ name, email }));
  const described = describeAttended(services, attended, (kind: HandOverKind, facts) =>
    kind === 'host-handed-over' ? { ...facts, kind, formerHosts } : { ...facts, kind },
  );
  const { attendee = [], guest = [], host = [] } = described.readers;
  const isFormer = (email: string) => former.some((reader) => reader.email === email);
  return {
    ...described,
    readers: {
      attendee,
      guest,
      host: [...host.filter(({ email }) => email === to?.email), ...former],
    },
    concerns: (kind, email) =>
      kind === 'host-handed-over'
        ? isFormer(email)
        : kind !== 'host-taken-over' || !isFormer(email),
  };
}

async function loadFormerHosts(
  { db }: DescribeServices,
  { row }: AttendedAppointment,
  fromHostId: string,
) {
  const loaded = await loadAppointmentWith(db, row.id, { hostIds: [fromHostId], attendeeIds: [] });
  return (loaded?.hosts ?? []).map(toHostReader);
}
