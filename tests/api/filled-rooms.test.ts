import { afterEach, beforeEach, expect, test } from 'vitest';
import { roomKey } from '#server/platform/kernel/secret.ts';
import { DEMO_PASSWORD, SECRET } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { type FilledSite, openFilledSite, readRoomData } from '#tests/support/filled-site.ts';
import { aLogin } from '#tests/support/logins.ts';

describeApi('22. the filled pages of a room', (api) => {
  let host: AHost;
  let site: FilledSite;
  let roomId: string;
  let link: string;
  beforeEach(async () => {
    host = await aHost(api.db);
    site = await openFilledSite(api);
    const { meetingTypeId } = await aMeetingType(api.db, host, { name: 'Talk </script>' });
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    roomId = booked.appointmentId;
    const [attendeeId = ''] = await changesOn(api).attendeesOf(roomId);
    link = `/connect/${roomId}?key=${roomKey(SECRET, attendeeId)}`;
    api.clock.set(at('09:55'));
  });
  afterEach(() => site.close());

  const open = async (path: string, cookie = '') => {
    const reply = await site.fetch(path, { cookie });
    const page = await reply.text();
    return { reply, page, data: readRoomData(page) };
  };
  const doorOf = async (path: string, cookie = '') =>
    (await api.fetch(`/api${path}`, { headers: { cookie } })).json();

  test.each(['', '/join', '/left'])('carry what its door says to a key: %s', async (place) => {
    const { reply, data, page } = await open(link.replace('?', `${place}?`));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(data).toEqual({ door: await doorOf(link) });
    expect(data?.door).toMatchObject({ state: 'open', you: { role: 'attendee' } });
    expect(page).toContain('<title>Talk &lt;/script&gt; · Kalends</title>');
  });

  test('carry what it says to a host who is signed in', async () => {
    const cookie = await api.openSession(await aLogin(api.db, host, DEMO_PASSWORD));
    const path = `/connect/${roomId}`;
    const { data } = await open(`${path}/join`, cookie);
    expect(data).toEqual({ door: await doorOf(path, cookie) });
    expect(data?.door.you.role).toBe('host');
  });

  test('say the door’s word of that moment: early, then open', async () => {
    api.clock.set(at('09:00'));
    expect((await open(link)).data?.door.state).toBe('early');
    api.clock.set(at('09:55'));
    expect((await open(link)).data?.door.state).toBe('open');
  });

  test('are none, and carry nothing, where the link opens nothing', async () => {
    const strangers = [
      `/connect/${roomId}/join`,
      `/connect/${roomId}/join?key=${'A'.repeat(22)}`,
      `/connect/${roomId}/join?key=short`,
      '/connect/nothing/join',
      `/connect/${host.hostId}/join`,
    ];
    for (const path of strangers) {
      const { reply, data } = await open(path);
      expect([path, reply.status, data]).toEqual([path, 404, undefined]);
    }
  });
});
