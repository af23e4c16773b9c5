import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD } from './api.ts';

/** Closes the company that a client's owner works in; its last moment. */
export async function closeCompany(
  client: ApiClient,
  {
    name = 'Acme',
    password = DEMO_PASSWORD,
  }: { readonly name?: string; readonly password?: string } = {},
): Promise<string> {
  const { data } = await client.POST('/company/closing', { body: { name, password } });
  if (!data) throw new Error('A closing was answered without a body.');
  return data.erasesAt;
}
