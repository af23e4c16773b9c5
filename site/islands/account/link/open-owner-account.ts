import type { OwnerWish } from '#shared/api/account-link.ts';
import { signInClient } from '#site/lib/client.ts';
import { noteSignedIn } from '#site/lib/credentials.ts';

/** Makes account and company of a link, which signs in. */
export async function openOwnerAccount(body: OwnerWish): Promise<void> {
  await signInClient.POST('/auth/link/owner', { body });
  noteSignedIn(true);
}
