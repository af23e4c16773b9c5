import { expect, test } from 'vitest';
import { ORIGIN } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';

describeApi('what Graph asks of an address', (api) => {
  const ask = (query: string, body?: string) =>
    api.fetch(`${ORIGIN}/api/calendar-notices/microsoft${query}`, {
      method: 'POST',
      ...(body !== undefined && { body }),
    });

  test('is answered by the token that it shows, as plain text', async () => {
    const token = 'Validation: Testing client application reachability, Request-Id: 1+2%3';
    const reply = await ask(`?${new URLSearchParams({ validationToken: token })}`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await reply.text()).toBe(token);
  });

  test('gives nobody a page of their own making', async () => {
    const token = '<script>alert(1)</script>';
    const reply = await ask(`?${new URLSearchParams({ validationToken: token })}`);
    expect(await reply.text()).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    const long = await ask(`?validationToken=${'a'.repeat(5000)}`);
    expect(await long.text()).toHaveLength(1000);
  });

  test.each(['', 'no JSON', '{}', '[]', '{"value":[{"clientState":7}]}', '{"value":[null]}'])(
    'says nothing to %j',
    async (body) => {
      const reply = await ask('', body);
      expect([reply.status, await reply.text()]).toEqual([202, '']);
    },
  );

  test('holds no more than a call of theirs has', async () => {
    const reply = await ask('', JSON.stringify({ value: ['a'.repeat(300_000)] }));
    expect(reply.status).toBe(413);
  });
});
