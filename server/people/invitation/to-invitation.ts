import type { Services } from '#server/platform/kernel/services.ts';
import type { Invitation } from '#shared/api/invitation.ts';
import { invitationLink } from './invitation-token.ts';
import type { ListedInvitation } from './store.ts';

/**
 * An invitation as its company sees it. Its link shows that an address is somebody's: where mails go
 * out, nobody but who reads them gets it.
 */
export function toInvitation(
  services: Pick<Services, 'clock' | 'secret' | 'publicUrl' | 'sendsMail'>,
  row: ListedInvitation,
  teamNames: ReadonlyMap<string, string>,
): Invitation {
  return {
    email: row.email,
    role: row.role,
    teams: row.teamIds.flatMap((id) => {
      const name = teamNames.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    invitedBy: row.invitedByName,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt.getTime() <= services.clock.nowMs(),
    link: services.sendsMail ? null : invitationLink(services, row.id),
  };
}
