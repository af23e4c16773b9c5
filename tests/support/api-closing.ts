import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD } from './api.ts';

/** Closes the company that a client's owner works in; its last moment. */
export async function closeCompany(
  client: ApiClient,
  {
    name = 'Acme',
    password = DEMO_PASSWORD,
    reason,
  }: { readonly name?: string; readonly password?: string; readonly reason?: string } = {},
): Promise<string> {
  const { data } = await client.POST('/company/closing', {
    body: { name, password, ...(reason && { reason }) },
  });
  if (!data) throw new Error('A closing was answered without a body.');
  return data.erasesAt;
}

export async function closingOf(client: ApiClient) {
  const { data } = await client.GET('/company/closing');
  if (!data) throw new Error('A closing was foretold without a body.');
  return data;
}
