import type { APIRequestContext } from 'playwright/test';
import { createClient } from '#shared/api/client.ts';
import type { RunningServer } from '#tests/support/run-server.ts';
import { mailedLink } from './mailed-link.ts';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly slug: string;
}

export const signedUpPassword = 'kettle umbrella north';

/** Somebody with a company of their own, so that no other test is in their way. */
export async function signUpPerson(
  request: APIRequestContext,
  server: RunningServer,
  person: Person,
): Promise<void> {
  const client = createClient({ origin: server.url });
  await client.POST('/signup', {
    params: {},
    body: { ...person, timezone: 'Europe/Berlin', language: 'en' },
  });
  const mail = { kind: 'sign-up-link', path: '/signup', to: person.email };
  const link = new URL(await mailedLink(request, server, mail), server.url);
  const token = link.searchParams.get('token') ?? '';
  await client.POST('/signup/confirm', { body: { token, password: signedUpPassword } });
}
