import { listReaders, toReader } from '#server/people/company/mail-readers.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { EmailTemplateTested } from '#server/platform/kernel/events.ts';
import type { AppointmentKind } from '#server/platform/kernel/message.ts';
import { describeAppointment } from '#server/time/appointment/describe-appointment.ts';
import { findReachable } from '#server/time/appointment/describe-attended.ts';
import { audienceOf } from '#shared/domain/mails/email-templates.ts';
import { toPath } from '#shared/routes/index.ts';

/**
 * An email about a real appointment, as its reader would have it, to somebody else. What it leads to is theirs:
 * it has none of the reader's own links, which would move or cancel.
 */
export async function describeTemplateTest(
  services: DescribeServices,
  { companyId, toHostId, sample, template, language, own }: EmailTemplateTested,
): Promise<Described<AppointmentKind> | undefined> {
  const attended = await findReachable(services, sample);
  const [to] = await listReaders(services.db, { companyId, hostIds: [toHostId] });
  if (!attended || !to || attended.row.companyId !== companyId) return undefined;
  const audience = audienceOf(template);
  const { name, timeZone } = attended.attendee;
  const place = audience === 'host' ? {} : { name, firstname: '', timeZone };
  const recipient = { ...toReader(to), ...place, language };
  const office =
    services.publicUrl + toPath('appointment-detail', { appointmentId: attended.row.id });
  const links = { appointment: office, reschedule: office, cancel: office, book: office };
  return {
    companyId,
    appointmentId: null,
    readers: { [audience]: [recipient] },
    concerns: (kind) => kind === template,
    tell: (kind) => {
      const asHost = { audience: 'host', language, email: recipient.email } as const;
      const facts = describeAppointment(services, attended, asHost);
      return { ...facts, late: { name, minutes: 10 }, kind, recipient, links, own, isTest: true };
    },
  };
}
