import { createHmac } from 'node:crypto';
import { toPath } from '#shared/routes/index.ts';

/** Derived, so that a mail can say it although only its hash is stored. */
export function invitationToken(serverSecret: string, invitationId: string): string {
  return createHmac('sha256', serverSecret)
    .update(`invitation:${invitationId}`)
    .digest('base64url');
}

/** Where an invitation leads. */
export function invitationLink(
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: string },
  invitationId: string,
): string {
  return publicUrl + toPath('confirm-invite', {}, { token: invitationToken(secret, invitationId) });
}
