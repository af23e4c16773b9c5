import { beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi.both('the search of the office', (api) => {
  let ada: AHost;
  let asAda: ApiClient;
  let asLinus: ApiClient;

  beforeAll(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada', lastname: 'Brandt' });
    const linus = await aHost(api.db, { role: 'member', firstname: 'Linus', lastname: 'Rao' }, ada);
    asAda = await signInAs(api, ada);
    asLinus = await signInAs(api, linus);
    const type = await aMeetingType(api.db, ada, { name: 'Intro' });
    const attendee = { fullname: 'Zoë 100% Adler', email: 'zoe@visitor.test' };
    await book(api.client, { ...type, start: at('10:00'), attendee });
  });

  const find = async (client: ApiClient, text: string) => {
    const { data } = await client.GET('/office-search', { params: { query: { text } } });
    return data;
  };

  test('9. finds attendees by name and address, members by name', async () => {
    const zoe = {
      id: expect.any(String),
      name: 'Intro',
      attendee: 'Zoë 100% Adler',
      email: 'zoe@visitor.test',
      start: at('10:00'),
    };
    expect(await find(asAda, 'ADLER')).toEqual({ members: [], appointments: [zoe] });
    expect(await find(asAda, 'zoe@')).toMatchObject({ appointments: [zoe] });
    expect(await find(asAda, '0%')).toMatchObject({ appointments: [zoe] });
    expect(await find(asAda, '1%0')).toEqual({ members: [], appointments: [] });
    expect((await find(asAda, 'linus r'))?.members.map(({ name }) => name)).toEqual(['Linus Rao']);
  });

  test('9. only what one may see', async () => {
    expect(await find(asLinus, 'adler')).toEqual({ members: [], appointments: [] });
    expect(await find(asLinus, 'brandt')).toEqual({ members: [], appointments: [] });
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await find(stranger, 'adler')).toEqual({ members: [], appointments: [] });
    expect(await refusedWith(find(api.client, 'adler'))).toBe('401 unauthorized');
    expect(await refusedWith(find(asAda, 'a'))).toBe('400 validation-failed');
  });
});
