import { expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';
import { aCalendar } from '#tests/support/taken-time.ts';

describeApi('the connected calendars of a company', (api) => {
  const ask = async (client: ApiClient, query: { cursor?: string | undefined } = {}) => {
    const { data } = await client.GET('/connections', {
      params: { query: { of: 'company', pageSize: 2, ...query } },
    });
    if (!data) throw new Error('There is no list');
    return { ...data, names: data.connections.map(({ hostName }) => hostName) };
  };

  test('come by pages, those first that close their host’s time, and back', async () => {
    const owner = await aHost(api.db, { firstname: 'Olga', lastname: 'A' });
    for (const lastname of ['B', 'C', 'D', 'E']) {
      const host = await aHost(api.db, { firstname: 'Hana', lastname, role: 'member' }, owner);
      await aCalendar(api.db, host, lastname === 'D' ? { unreadableSince: at('05:00') } : {});
    }
    const stranger = await aHost(api.db);
    await aCalendar(api.db, stranger);
    const client = await signInAs(api, owner);
    const first = await ask(client);
    expect(first.names).toEqual(['Hana D', 'Hana B']);
    expect(first.previous).toBeNull();
    const last = await ask(client, { cursor: first.next ?? '' });
    expect(last.names).toEqual(['Hana C', 'Hana E']);
    expect(last.next).toBeNull();
    const back = await ask(client, { cursor: last.previous ?? '' });
    expect([back.names, back.previous]).toEqual([first.names, null]);
    expect(back.next).not.toBeNull();
    expect(await refusedWith(ask(client, { cursor: 'after.somebody' }))).toContain(
      'validation-failed',
    );
  });
});
