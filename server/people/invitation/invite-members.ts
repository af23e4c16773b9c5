import type { Services } from '#server/platform/kernel/services.ts';
import type { Invitation } from '#shared/api/invitation.ts';
import type { Session } from '#shared/api/session.ts';
import { type FieldError, refuse } from '#shared/errors/refusal.ts';
import { findMembers, insertInvitations, loadTeamNames } from './store.ts';
import { toInvitation } from './to-invitation.ts';
import { type InvitedAs, toInvitationRow } from './to-invitation-row.ts';

interface Asked extends InvitedAs {
  readonly emails: readonly string[];
}

const messages = {
  'already-member': 'They are a member already',
  'already-invited': 'They have an open invitation',
} as const;
type Hindrance = keyof typeof messages;

/**
 * Invites several at once with the same role and teams, all or none. An invitation that has expired is
 * renewed and keeps its link.
 * @throws Refusal `already-member`, `already-invited`; its fields say of which.
 */
export async function inviteMembers(
  services: Services,
  session: Session,
  asked: Asked,
): Promise<Invitation[]> {
  const { db, jobs } = services;
  const { companyId } = session;
  // Who asks for the same addresses at once waits for them in the same order.
  const emails = [...new Set(asked.emails.map((each) => each.toLowerCase()))].sort();
  return db.transaction(async (tx) => {
    const teams = await loadTeamNames(tx, companyId);
    const rows = emails.map((email) =>
      toInvitationRow(services, session, { ...asked, email, teams }),
    );
    const kept = await insertInvitations(tx, rows);
    // After they are kept: who joined meanwhile has been waited for, and is seen.
    const members = await findMembers(tx, companyId, emails);
    const invited = new Set(kept.map(({ email }) => email));
    refuseHindered(asked.emails, (email) => {
      if (members.has(email)) return 'already-member';
      return invited.has(email) ? undefined : 'already-invited';
    });
    for (const { id, sentAt } of kept) {
      const sentAtIso = sentAt.toISOString();
      await jobs.publish(tx, { type: 'member-invited', companyId, sentAtIso, invitationId: id });
    }
    const invitedByName = `${session.firstname} ${session.lastname}`.trim();
    return kept.map((row) => toInvitation(services, { ...row, invitedByName }, teams));
  });
}

/** Refuses all of them for those who cannot be invited, each by its place in the call. */
function refuseHindered(
  emails: readonly string[],
  hindranceOf: (email: string) => Hindrance | undefined,
): void {
  const fields = emails.flatMap((each, at): (FieldError & { readonly code: Hindrance })[] => {
    const code = hindranceOf(each.toLowerCase());
    return code ? [{ path: `emails.${at}`, code, message: messages[code] }] : [];
  });
  const [first] = fields;
  if (first) refuse(first.code, first.message, fields);
}
