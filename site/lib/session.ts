import type { Credentials } from '#shared/api/session.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { client, signInClient } from './client.ts';
import { isApiElsewhere, noteSignedIn } from './credentials.ts';

/** A code, and whether this browser shall be asked for one again soon. */
export interface SecondStep {
  readonly code: string;
  readonly trustsBrowser: boolean;
}

/** Signs in with e-mail and password; the session is a cookie. False where a code is asked for next. */
export async function signIn(credentials: Credentials): Promise<boolean> {
  const { data } = await signInClient
    .POST('/auth/sign-in/email', { body: credentials })
    .catch(explainSilence);
  if (!data?.signedIn) return false;
  noteSignedIn(true);
  return true;
}

/** The second step of a sign-in. */
export async function finishSignIn(given: SecondStep): Promise<void> {
  await signInClient.POST('/auth/sign-in/two-factor', { body: given });
  noteSignedIn(true);
}

/** Whether who has just signed in has been through the first steps. */
export async function isOnboarded(): Promise<boolean> {
  const { data } = await signInClient.GET('/session');
  return data?.isOnboarded ?? true;
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
