import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedInvitation } from '#shared/api/invitation.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  type AskedRow,
  findAccount,
  findInvitationOfToken,
  findVerifiedEmail,
  loadTeamNames,
} from './store.ts';

/**
 * The invitation of a link that works.
 * @throws Refusal `link-invalid` for one that is unknown, withdrawn, accepted or expired.
 */
export async function findOpenInvitation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<AskedRow> {
  const found = await findInvitationOfToken(db, hashSecret(token));
  if (!found || found.expiresAt.getTime() <= clock.nowMs()) {
    return refuse('link-invalid', 'This link is not valid');
  }
  return found;
}

/** What the page of a link shows before it asks for anything. */
export async function lookUpInvitation(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
  signedInAs: string | undefined,
): Promise<AskedInvitation> {
  const { db } = services;
  const found = await findOpenInvitation(services, token);
  const teams = await loadTeamNames(db, found.companyId);
  const account = await findAccount(db, found.email);
  const isSignedIn = account !== undefined && signedInAs === account.userId;
  const isOther = signedInAs !== undefined && !isSignedIn;
  return {
    email: found.email,
    companyName: found.company.name,
    invitedBy: found.invitedByName,
    role: found.role,
    teamNames: found.teamIds.flatMap((id) => teams.get(id) ?? []),
    expiresAt: found.expiresAt.toISOString(),
    hasAccount: account !== undefined,
    isSignedIn,
    otherEmail: (isOther && (await findVerifiedEmail(db, signedInAs))) || null,
  };
}
