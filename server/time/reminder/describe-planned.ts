import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { ReminderDue } from '#server/platform/kernel/events.ts';
import type { AppointmentFacts, ReminderMessage } from '#server/platform/kernel/message.ts';
import { describeAttended, findReachable } from '#server/time/appointment/describe-attended.ts';
import { loadStanding } from './standing-statement.ts';
import { toUnsubscribeLinks } from './unsubscribe-link.ts';

type Kind = ReminderMessage['kind'];

/** A planned message as its appointment is now; undefined where that has changed since it was handed on. */
export async function describePlanned(
  services: DescribeServices,
  { companyId, appointmentId, plannedMessageId, sequence }: ReminderDue,
): Promise<Described<Kind> | undefined> {
  const { db, clock } = services;
  const standing = await loadStanding(db, { companyId, plannedMessageId, nowMs: clock.nowMs() });
  if (!standing?.stands || standing.sequence !== sequence) return undefined;
  const { attendeeId, guest } = standing;
  const attended = await findReachable(services, { appointmentId, attendeeId });
  if (!attended) return undefined;
  const tell = (kind: Kind, facts: AppointmentFacts): ReminderMessage => {
    const email = facts.recipient.email.toLowerCase();
    const links = { ...facts.links, ...toUnsubscribeLinks(services, { companyId, email }) };
    return { ...facts, kind, plannedMessageId, links };
  };
  const described = describeAttended(services, attended, tell);
  const { attendee, guest: guests } = described.readers;
  const readers =
    guest === '' ? { attendee } : { guest: guests?.filter(({ email }) => email === guest) };
  return { ...described, readers };
}
