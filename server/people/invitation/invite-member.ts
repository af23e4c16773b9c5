import { randomUUID } from 'node:crypto';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Invitation } from '#shared/api/invitation.ts';
import type { Session } from '#shared/api/session.ts';
import { INVITATION_DAYS } from '#shared/domain/constants.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { InvitedRole } from '#shared/domain/roles/invited-roles.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { invitationToken } from './invitation-token.ts';
import { isMember, loadTeamNames, upsertInvitation } from './store.ts';
import { toInvitation } from './to-invitation.ts';

const VALID_MS = INVITATION_DAYS * 86_400_000;

interface Asked {
  readonly email: string;
  readonly role: InvitedRole;
  readonly teamIds: readonly string[];
  readonly language?: Language | undefined;
}

/**
 * Invites somebody, or invites them again: the same link then works for seven days more, with the role
 * and the teams that are said now.
 * @throws Refusal `already-member`.
 */
export async function inviteMember(
  services: Services,
  session: Session,
  asked: Asked,
): Promise<Invitation> {
  const { db, jobs, clock, secret } = services;
  const { companyId, hostId } = session;
  const email = asked.email.toLowerCase();
  const id = randomUUID();
  const nowMs = clock.nowMs();
  return db.transaction(async (tx) => {
    if (await isMember(tx, companyId, email)) refuse('already-member', 'They are a member already');
    const teams = await loadTeamNames(tx, companyId);
    const row = await upsertInvitation(tx, {
      companyId,
      id,
      email,
      role: asked.role,
      teamIds: asked.teamIds.filter((teamId) => teams.has(teamId)),
      language: asked.language ?? session.language,
      tokenHash: hashSecret(invitationToken(secret, id)),
      invitedBy: hostId,
      sentAt: new Date(nowMs),
      expiresAt: new Date(nowMs + VALID_MS),
    });
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
