import {
  findMailCompany,
  fullNameOf,
  listAdminReaders,
  listReaders,
  toReader,
} from '#server/people/company/mail-readers.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { Bequest, MemberGone } from '#server/platform/kernel/events.ts';
import type { MailedBequest } from '#server/platform/kernel/message.ts';

type DepartureKind = 'member-removed' | 'member-left';

/**
 * What is written of a membership that has ended: who was removed reads it, or everybody who manages
 * members where somebody left. Undefined for a company or a person that has been erased since.
 */
export async function describeDeparture(
  { db }: DescribeServices,
  { type, companyId, hostId, byHostId, ...left }: MemberGone,
): Promise<Described<DepartureKind> | undefined> {
  const company = await findMailCompany(db, companyId);
  const heirs = [left.appointments.toHostId, left.meetingTypes.toHostId];
  const people = await listReaders(db, { companyId, hostIds: [hostId, byHostId, ...heirs] });
  const find = (id: string | null) => people.find((each) => each.id === id);
  const [gone, by] = [find(hostId), find(byHostId)];
  if (!company || !gone || !by) return undefined;
  const toMailed = ({ count, toHostId }: Bequest): MailedBequest => {
    const heir = find(toHostId);
    return { count, heir: heir && fullNameOf(heir) };
  };
  const told = type === 'member-removed' ? [gone] : await listAdminReaders(db, companyId);
  const facts = {
    company,
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

function toPerson(host: Parameters<typeof fullNameOf>[0] & { readonly email: string }) {
  return { name: fullNameOf(host), email: host.email };
}
