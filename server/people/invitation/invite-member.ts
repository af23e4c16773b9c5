import type { Services } from '#server/platform/kernel/services.ts';
import type { Invitation } from '#shared/api/invitation.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findMembers, loadTeamNames, upsertInvitation } from './store.ts';
import { toInvitation } from './to-invitation.ts';
import { type InvitedAs, toInvitationRow } from './to-invitation-row.ts';

/**
 * Invites somebody, or invites them again: the same link then works for seven days more, with the role
 * and the teams that are said now.
 * @throws Refusal `already-member`.
 */
export async function inviteMember(
  services: Services,
  session: Session,
  asked: InvitedAs & { readonly email: string },
): Promise<Invitation> {
  const { db, jobs } = services;
  const { companyId } = session;
  const email = asked.email.toLowerCase();
  return db.transaction(async (tx) => {
    const members = await findMembers(tx, companyId, [email]);
    if (members.has(email)) refuse('already-member', 'They are a member already');
    const teams = await loadTeamNames(tx, companyId);
    const row = await upsertInvitation(
      tx,
      toInvitationRow(services, session, { ...asked, email, teams }),
    );
    const sentAtIso = row.sentAt.toISOString();
    await jobs.publish(tx, {
      type: 'member-invited',
      companyId,
      sentAtIso,
      invitationId: row.id,
    });
    const invitedByName = `${session.firstname} ${session.lastname}`.trim();
    return toInvitation(services, { ...row, invitedByName }, teams);
  });
}
