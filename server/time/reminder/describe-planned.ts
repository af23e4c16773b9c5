import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { ReminderDue } from '#server/platform/kernel/events.ts';
import type {
  AppointmentFacts,
  PlannedFacts,
  ReminderKind,
} from '#server/platform/kernel/message.ts';
import {
  describeAttended,
  findReachable,
  toHostReader,
} from '#server/time/appointment/describe-attended.ts';
import { loadStanding } from './standing-statement.ts';
import { isKindOf, toReminder } from './to-reminder.ts';
import { toUnsubscribeLinks } from './unsubscribe-link.ts';

/** A planned message as its appointment is now; undefined where that has changed since it was handed on. */
export async function describePlanned(
  services: DescribeServices,
  { companyId, appointmentId, plannedMessageId, sequence }: ReminderDue,
): Promise<Described<ReminderKind> | undefined> {
  const { db, clock } = services;
  const standing = await loadStanding(db, { companyId, plannedMessageId, nowMs: clock.nowMs() });
  if (!standing?.stands || standing.sequence !== sequence) return undefined;
  const { attendeeId, hostId, guest, address, trigger, texts } = standing;
  const attended = attendeeId && (await findReachable(services, { appointmentId, attendeeId }));
  if (!attended) return undefined;
  const tell = (kind: ReminderKind, facts: AppointmentFacts) => {
    const email = facts.recipient.email.toLowerCase();
    const own = texts[facts.recipient.language];
    const planned: PlannedFacts = { ...facts, plannedMessageId, trigger, own };
    const links = toUnsubscribeLinks(services, { companyId, email });
    return toReminder(kind, planned, links, hostId !== null);
  };
  const described = {
    ...describeAttended(services, attended, tell),
    concerns: (kind: ReminderKind) => isKindOf(kind, trigger),
  };
  const { attendee, guest: guests } = described.readers;
  const host = attended.row.hosts.find(({ id }) => id === hostId);
  const [first] = attended.row.hosts;
  if (address !== '') {
    // It belongs to nobody that is known by name.
    const reader = first && { ...toHostReader(first), name: '', firstname: '', email: address };
    return { ...described, readers: { host: reader ? [reader] : [] } };
  }
  if (hostId !== null) return { ...described, readers: { host: host ? [toHostReader(host)] : [] } };
  const readers =
    guest === '' ? { attendee } : { guest: guests?.filter(({ email }) => email === guest) };
  return { ...described, readers };
}
