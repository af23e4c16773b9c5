import { toMailCompany } from '#server/people/company/mail-company.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { MemberInvited } from '#server/platform/kernel/events.ts';
import { DEFAULT_TIME_ZONE } from '#shared/domain/constants.ts';
import { invitationLink } from './invitation-token.ts';
import { findInvitation } from './store.ts';

/**
 * The mail of an invitation. Its link shows that an address is somebody's, so no log keeps it where
 * mails go out. Undefined once it has been accepted, withdrawn or has expired.
 */
export async function describeInvitation(
  services: DescribeServices,
  { companyId, invitationId }: MemberInvited,
): Promise<Described<'invitation-link'> | undefined> {
  const { db, clock, sendsMail } = services;
  const found = await findInvitation(db, { companyId, invitationId });
  if (!found || found.expiresAt.getTime() <= clock.nowMs()) return undefined;
  const { email, language, inviterTimeZone } = found;
  const timeZone = inviterTimeZone ?? DEFAULT_TIME_ZONE;
  return {
    companyId: sendsMail ? undefined : companyId,
    appointmentId: null,
    readers: { visitor: [{ email, name: '', language, timeZone }] },
    tell: (kind, recipient) => ({
      kind,
      recipient,
      company: toMailCompany(found.company),
      inviter: found.invitedByName ?? found.company.name,
      links: { confirm: invitationLink(services, invitationId) },
      expiresAtIso: found.expiresAt.toISOString(),
    }),
  };
}
