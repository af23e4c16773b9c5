import { ApiError, type ApiErrorBody } from '#shared/errors/api-error.ts';

/** Signs in with e-mail and password (better-auth); the session is a cookie. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  await postAuth('sign-in/email', credentials);
}

export async function signOut(): Promise<void> {
  await postAuth('sign-out', {});
}

async function postAuth(path: string, body: object): Promise<void> {
  const response = await fetch(`${import.meta.env.PUBLIC_API_URL ?? ''}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  throw new ApiError(response, await toErrorBody(response));
}

/** better-auth has its own envelope: `{ code, message }`, in English. */
async function toErrorBody(response: Response): Promise<ApiErrorBody> {
  if (response.status === 429) return { error: 'rate-limited' };
  const { error } = (await response.json().catch(() => ({}))) as ApiErrorBody;
  return { error };
}
