import type { Credentials } from '#shared/api/session.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { client, signInClient } from './client.ts';
import { isApiElsewhere, noteSignedIn } from './credentials.ts';

/** Signs in with e-mail and password; the session is a cookie. */
export async function signIn(credentials: Credentials): Promise<void> {
  await signInClient.POST('/auth/sign-in/email', { body: credentials }).catch(explainSilence);
  noteSignedIn(true);
}

export async function signOut(): Promise<void> {
  await signInClient.POST('/auth/sign-out');
  noteSignedIn(false);
}

/**
 * Of an API elsewhere that does not allow these pages a browser tells nothing, as if there were no
 * network. Where it answers without cookies, that is the reason.
 */
async function explainSilence(error: unknown): Promise<never> {
  if (isApiElsewhere && !(error instanceof ApiError)) {
    const { response } = await client.GET('/health');
    throw new ApiError(
      { url: response.url, status: 403, statusText: 'Forbidden' },
      { error: 'origin-not-allowed' },
    );
  }
  throw error;
}
