import { toMailCompany } from '#server/people/company/mail-company.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { Bequest, MemberGone } from '#server/platform/kernel/events.ts';
import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type { MailedBequest } from '#server/platform/kernel/message.ts';
import { findMailedCompany, listAdmins, listNamed, type NamedHost } from './store/told.ts';

type DepartureKind = 'member-removed' | 'member-left';

/**
 * What is written of a membership that has ended: who was removed reads it, or everybody who manages
 * members where somebody left. Undefined for a company or a person that has been erased since.
 */
export async function describeDeparture(
  { db }: DescribeServices,
  { type, companyId, hostId, byHostId, ...left }: MemberGone,
): Promise<Described<DepartureKind> | undefined> {
  const company = await findMailedCompany(db, companyId);
  const heirs = [left.appointments.toHostId, left.meetingTypes.toHostId];
  const people = await listNamed(db, { companyId, hostIds: [hostId, byHostId, ...heirs] });
  const find = (id: string | null) => people.find((each) => each.id === id);
  const [gone, by] = [find(hostId), find(byHostId)];
  if (!company || !gone || !by) return undefined;
  const toMailed = ({ count, toHostId }: Bequest): MailedBequest => {
    const heir = find(toHostId);
    return { count, heir: heir && nameOf(heir) };
  };
  const told = type === 'member-removed' ? [gone] : await listAdmins(db, companyId);
  const facts = {
    company: toMailCompany(company),
    gone: toPerson(gone),
    by: toPerson(by),
    appointments: toMailed(left.appointments),
    meetingTypes: toMailed(left.meetingTypes),
  };
  return {
    companyId,
    appointmentId: null,
    readers: { account: told.map(toReader) },
    tell: (kind, recipient) => ({ kind, recipient, ...facts }),
  };
}

function toReader(host: NamedHost): MailRecipient {
  const { email, firstname, language, timeZone, timeFormat } = host;
  return {
    ...{ email, firstname, language, timeZone },
    name: nameOf(host),
    clock: timeFormat ?? undefined,
  };
}

function toPerson(host: NamedHost) {
  return { name: nameOf(host), email: host.email };
}

function nameOf({ firstname, lastname }: NamedHost): string {
  return `${firstname} ${lastname}`.trim();
}
