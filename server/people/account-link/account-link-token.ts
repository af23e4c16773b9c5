import { createHmac } from 'node:crypto';

/** Derived, so that the mail can say it although only its hash is stored. */
export function accountLinkToken(serverSecret: string, accountLinkId: string): string {
  return createHmac('sha256', serverSecret)
    .update(`account-link:${accountLinkId}`)
    .digest('base64url');
}
