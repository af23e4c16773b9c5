import { randomUUID } from 'node:crypto';
import type { invitation } from '#server/platform/db/schema/schema.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { INVITATION_DAYS } from '#shared/domain/constants.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { InvitedRole } from '#shared/domain/roles/invited-roles.ts';
import { invitationToken } from './invitation-token.ts';

const VALID_MS = INVITATION_DAYS * 86_400_000;

/** What somebody is invited as. */
export interface InvitedAs {
  readonly role: InvitedRole;
  readonly teamIds: readonly string[];
  /** Of the mail; the inviter's unless it is said. */
  readonly language?: Language | undefined;
}

interface Invited extends InvitedAs {
  /** In small letters. */
  readonly email: string;
  /** Those that the company has; others are left out. */
  readonly teams: ReadonlyMap<string, string>;
}

/** A new invitation of one address, to be kept. */
export function toInvitationRow(
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
  session: Session,
  { email, role, teamIds, language, teams }: Invited,
): typeof invitation.$inferInsert {
  const id = randomUUID();
  const nowMs = clock.nowMs();
  return {
    companyId: session.companyId,
    id,
    email,
    role,
    teamIds: teamIds.filter((teamId) => teams.has(teamId)),
    language: language ?? session.language,
    tokenHash: hashSecret(invitationToken(secret, id)),
    invitedBy: session.hostId,
    sentAt: new Date(nowMs),
    expiresAt: new Date(nowMs + VALID_MS),
  };
}
