import type { Language } from '#shared/domain/languages.ts';
import { PageError } from '#shared/errors/explain.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { signInClient } from '#site/lib/client.ts';
import { noteSignedIn } from '#site/lib/credentials.ts';

interface Acceptance {
  readonly token: string;
  readonly name?: string;
  readonly password?: string;
  readonly language: Language;
}

/** Accepts an invitation, which signs in; answers whether it has. */
export async function joinCompany(said: Acceptance): Promise<{ readonly signedIn: boolean }> {
  const body = { ...said, timezone: visitorTimeZone() };
  const { data } = await signInClient.POST('/company/join-company', { body });
  if (!data) throw new PageError('generic-unavailable');
  noteSignedIn(data.signedIn);
  const { companyId, signedIn } = data;
  // Who is in several companies goes on in the one that they have just joined.
  if (signedIn) await signInClient.PATCH('/session/company', { body: { companyId } });
  return data;
}
