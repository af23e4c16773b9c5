import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import type { ReplyOf } from './paths.ts';

const client = createClient({
  origin: 'https://kalends.test',
  fetch: async () => Response.json({ id: 'a' }),
});

// The compiler reads what is expected here: an error that it no longer makes is one itself.
describe('what the contract makes of a call', () => {
  it('answers what the endpoint says', async () => {
    const { data } = await client.GET('/company/slugtoid/{slug}', {
      params: { path: { slug: 'northwind' } },
    });
    const company: { id: string } = data;
    const reply: typeof data = company satisfies ReplyOf<'get', '/company/slugtoid/{slug}'>;
    expect(reply).toEqual({ id: 'a' });
    // @ts-expect-error: nothing else is answered
    expect(data.logo).toBeUndefined();
  });

  it('refuses what the endpoint does not have', async () => {
    await client.PATCH('/company', { body: { name: 'Northwind' } });
    await client.GET('/company/slugtoid/{slug}', { params: { path: { slug: 'northwind' } } });
    // @ts-expect-error: a name is a text
    await client.PATCH('/company', { body: { name: 1 } });
    // @ts-expect-error: a name has to be there
    await client.PATCH('/company', {});
    // @ts-expect-error: a path's parameters have to be there
    await client.GET('/company/slugtoid/{slug}');
    // @ts-expect-error: this path is for changes alone
    await client.GET('/company/logo');
    // @ts-expect-error: there is nothing to ask it with
    await client.GET('/company', { params: { query: { slug: 'northwind' } } });
  });
});
