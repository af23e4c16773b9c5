import { listReaders, toReader } from '#server/people/company/mail-readers.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { WorkflowTested } from '#server/platform/kernel/events.ts';
import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type { ReminderKind } from '#server/platform/kernel/message.ts';
import {
  type AttendedAppointment,
  describeAppointment,
} from '#server/time/appointment/describe-appointment.ts';
import { findReachable } from '#server/time/appointment/describe-attended.ts';
import type { WorkflowRecipient } from '#shared/domain/reminder/workflow.ts';
import { toPath } from '#shared/routes/index.ts';
import { isKindOf, toReminder } from './to-reminder.ts';

/**
 * A workflow's message about a real appointment, as its reader would have it, to somebody else. What it leads to
 * is theirs: it has none of the reader's own links, which would move or cancel.
 */
export async function describeTest(
  services: DescribeServices,
  { companyId, toHostId, sample, trigger, reader, language, own }: WorkflowTested,
): Promise<Described<ReminderKind> | undefined> {
  const attended = await findReachable(services, sample);
  const [to] = await listReaders(services.db, { companyId, hostIds: [toHostId] });
  if (!attended || !to || attended.row.companyId !== companyId) return undefined;
  const recipient = { ...toReader(to), ...toPlaceOf(reader, attended), language };
  const office =
    services.publicUrl + toPath('appointment-detail', { appointmentId: attended.row.id });
  const links = { appointment: office, reschedule: office, cancel: office, book: office };
  const audience = ({ attendee: 'attendee', guests: 'guest', hosts: 'host' } as const)[reader];
  return {
    companyId,
    appointmentId: null,
    readers: { [audience]: [recipient] },
    concerns: (kind) => isKindOf(kind, trigger),
    tell: (kind) => {
      const asHost = { audience: 'host', language, email: recipient.email } as const;
      const described = describeAppointment(services, attended, asHost);
      const isCancelled = trigger === 'booking-cancel' || described.appointment.isCancelled;
      const appointment = { ...described.appointment, isCancelled };
      const facts = { ...described, appointment, recipient, links };
      const unsubscribe = services.publicUrl + toPath('workflows', {});
      return toReminder(
        kind,
        { ...facts, trigger, own, plannedMessageId: null, isTest: true },
        { unsubscribe },
        true,
      );
    },
  };
}

/** Whose name and clock it has. */
function toPlaceOf(
  reader: WorkflowRecipient,
  { attendee }: AttendedAppointment,
): Partial<MailRecipient> {
  const { name, timeZone, guests } = attendee;
  switch (reader) {
    case 'attendee':
      return { name, firstname: '', timeZone };
    case 'guests':
      return { name: guests[0] ?? '', firstname: '', timeZone };
    case 'hosts':
      return {};
  }
}
