import { PageError } from '#shared/errors/explain.ts';
import { signInClient } from '#site/lib/client.ts';
import { noteSignedIn } from '#site/lib/credentials.ts';

interface Confirmation {
  readonly token: string;
  readonly password: string;
  readonly slug?: string;
}

/** Makes the page of a mailed link, which signs in; answers its slug. */
export async function confirmSignUp(body: Confirmation): Promise<string> {
  const { data } = await signInClient.POST('/signup/confirm', { body });
  if (!data) throw new PageError('generic-unavailable');
  noteSignedIn(true);
  return data.slug;
}
