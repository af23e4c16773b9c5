import type { ApiClient } from '#shared/api/client.ts';
import type { SignUpRequest } from '#shared/api/sign-up.ts';
import type { Mailbox } from './api-mailbox.ts';

/** What they choose once they have opened the mailed link. */
export const PASSWORD = 'kettle umbrella north';

/** What somebody signs up with. */
export type Wish = SignUpRequest;

export function postSignUp(client: ApiClient, body: Wish, key?: string) {
  return client.POST('/signup', {
    params: { header: { ...(key !== undefined && { 'idempotency-key': key }) } },
    body,
  });
}

/** Presses the button of the page that the mailed link opens. */
export function postConfirmation(
  client: ApiClient,
  body: { readonly token: string; readonly password?: string; readonly slug?: string },
) {
  return client.POST('/signup/confirm', { body: { password: PASSWORD, ...body } });
}

/** The token of the link in the one mail to an address. */
export function mailedToken(mailbox: Mailbox, email: string): string {
  return /\/signup\?token=([\w-]+)/.exec(mailbox.only(email).text)?.[1] ?? '';
}
