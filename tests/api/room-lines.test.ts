import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Listener, listen } from '#server/platform/http/listen.ts';
import { createLog } from '#server/platform/kernel/log.ts';
import { roomKey } from '#server/platform/kernel/secret.ts';
import { roomLineLimit } from '#server/platform/rate-limit/policies.ts';
import { openRateLimits, type RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { signTicket } from '#server/public/connect-door/ticket.ts';
import { type OpenRooms, openRooms } from '#server/public/connect-room/open-rooms.ts';
import { SOCKET_PROTOCOL } from '#shared/domain/connect/protocol.ts';
import { ORIGIN, SECRET } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';
import { callRoom } from '#tests/support/room-caller.ts';

interface Opened {
  readonly beatMs?: number;
  readonly limits?: RateLimits;
}

describeApi('22. the lines of a room', (api) => {
  let listener: Listener;
  let rooms: OpenRooms;
  let origin = '';
  const open = async ({ beatMs = 10_000, limits }: Opened = {}) => {
    listener = await listen({ port: 0, host: '127.0.0.1' });
    rooms = openRooms({
      sql: api.db,
      ...{ secret: SECRET, clock: api.clock, log: createLog('silent') },
      origins: { publicUrl: ORIGIN, allowedOrigins: [], trustedProxies: 0 },
      relay: { stunUrls: [], turn: { urls: ['turn:turn.test'], secret: SECRET } },
      limits,
      paces: { graceMs: 10, beatMs, lookMs: 20, holdMs: 5_000, renewMs: 20, awayMs: 3_000 },
    });
    listener.upgradeWith(rooms.upgrade);
    origin = `http://127.0.0.1:${listener.port}`;
  };
  // In the order of the server's own stop.
  const close = () => Promise.all([listener.close(), rooms.close()]);
  beforeAll(() => open());
  afterAll(close);

  /** An appointment that begins now, with its host and its attendee ready to call. */
  const aMeeting = async (wish: MeetingTypeWish = {}, other?: string) => {
    api.clock.set(at('10:00'));
    const host = await aHost(api.db);
    const { meetingTypeId } = await aMeetingType(api.db, host, wish);
    const start = at('10:30');
    const booked = await book(api.client, { meetingTypeId, start });
    if (other) await book(api.client, { meetingTypeId, start, attendee: { email: other } });
    api.clock.set(at('10:25'));
    const { appointmentId: roomId } = booked;
    const [attendeeId = ''] = await changesOn(api).attendeesOf(roomId);
    const asHost = await signInAs(api, host);
    const enter = async (name: string, key?: string) => {
      const { data } = await (key ? api.client : asHost).POST('/connect/{roomId}/enter', {
        params: { path: { roomId } },
        body: { name, ...(key && { key }) },
      });
      return { roomId, ticket: data?.ticket ?? '' };
    };
    const key = roomKey(SECRET, attendeeId);
    return {
      ...{ booked, roomId, ticketOfMaya: async () => (await enter('Maya', key)).ticket },
      ada: async (have = 0) => callRoom(origin, { ...(await enter('Ada')), have }),
      maya: async (resume: string | null = null) =>
        callRoom(origin, { ...(await enter('Maya', key)), resume }),
    };
  };
  /** Both in the room. */
  const bothIn = async (...wish: Parameters<typeof aMeeting>) => {
    const meeting = await aMeeting(...wish);
    const [ada, maya] = [await meeting.ada(), await meeting.maya()];
    await ada.next('welcome');
    ada.say({ t: 'admit', person: (await ada.next('knocks')).person.id });
    const [came, welcome] = [await ada.next('came'), await maya.next('welcome')];
    return {
      meeting,
      booked: meeting.booked,
      ada,
      maya,
      adaIs: welcome.people[0],
      mayaIs: came.person,
      resume: welcome.resume,
    };
  };

  test('lead host and attendee to each other, and carry descriptions larger than a notice', async () => {
    const { ada, maya, adaIs, mayaIs } = await bothIn();
    expect(adaIs).toMatchObject({ name: 'Ada', role: 'host' });
    const body = { sdp: 'x'.repeat(30_000) };
    ada.say({ t: 'signal', to: mayaIs.id, session: mayaIs.session, body });
    expect(await maya.next('signal')).toMatchObject({ from: adaIs?.id, body });
  });

  test('bring credentials of the relay, and new ones to who asks', async () => {
    const { ada, meeting } = await bothIn();
    ada.say({ t: 'renew' });
    const renewed = await ada.next('ice');
    expect(renewed.iceUntilIso).toBe(at('12:25'));
    expect(renewed.ice).toMatchObject([{ urls: ['turn:turn.test'] }]);
    const back = await meeting.ada();
    expect((await back.next('welcome')).ice).toEqual(renewed.ice);
  });

  test('keep the order of 5,000 lines, and lose none', async () => {
    const { ada, maya } = await bothIn();
    const texts = Array.from({ length: 5_000 }, (_, index) => `Line ${index}`);
    for (const text of texts) ada.say({ t: 'chat', id: randomUUID(), text });
    const heard: string[] = [];
    for (const _ of texts) heard.push((await maya.next('chat')).line.text);
    expect(heard).toEqual(texts);
  });

  test('are told where somebody does not come back', async () => {
    const { ada, maya, mayaIs } = await bothIn();
    maya.drop();
    expect(await ada.next('left')).toMatchObject({ person: mayaIs.id });
  });

  test('are closed when the appointment is called off', async () => {
    const { ada, maya, booked } = await bothIn();
    api.clock.set(at('10:20'));
    await changesOn(api).cancel(booked);
    expect(await ada.next('over')).toEqual({ t: 'over', why: 'cancelled' });
    expect(await maya.closed()).toBe(1000);
  });

  test('put out who gives up their seat of a group, and nobody else', async () => {
    const { ada, maya, booked, mayaIs } = await bothIn({ totalSpots: 3 }, 'otto@visitor.test');
    api.clock.set(at('10:20'));
    await changesOn(api).cancel(booked);
    expect(await maya.next('over')).toEqual({ t: 'over', why: 'cancelled' });
    expect(await ada.next('left')).toMatchObject({ person: mayaIs.id });
    ada.say({ t: 'ping' });
    expect(await ada.next('pong')).toEqual({ t: 'pong' });
  });

  test('are closed when the room is', async () => {
    const { ada } = await bothIn();
    api.clock.set(at('12:00'));
    expect(await ada.next('over')).toEqual({ t: 'over', why: 'closed' });
  });

  test('are told what was said before everybody had left, and a server had started again', async () => {
    const { ada, maya, meeting } = await bothIn();
    ada.say({ t: 'chat', id: 'a', text: 'Hello' });
    const { line } = await maya.next('chat');
    await Promise.all([close(), ada.closed(), maya.closed()]);
    await open();
    const late = await (await meeting.maya()).next('welcome');
    expect(late.chat).toEqual([line]);
    const rows = await api.db.query({
      text: `select l.text, l.name, l.attendee_id is null as "isHosts" from connect_chat_line l
        where l.appointment_id = $1`,
      values: [meeting.roomId],
    });
    expect(rows).toEqual([{ text: 'Hello', name: 'Ada', isHosts: true }]);
  });

  test('wait again before a room whose appointment was moved since they were let in', async () => {
    const { ada, maya, meeting } = await bothIn();
    await Promise.all([close(), ada.closed(), maya.closed()]);
    await api.db.query({
      text: `update appointment set duration_minutes = duration_minutes + 15 where id = $1`,
      values: [meeting.roomId],
    });
    await open();
    await (await meeting.maya()).next('waiting');
  });

  test('keep the newest lines of a chat alone', async () => {
    const { ada, meeting } = await bothIn();
    // Many come together: what is too old by then is not written first.
    for (let seq = 1; seq <= 2_000; seq += 1) {
      ada.say({ t: 'chat', id: randomUUID(), text: `Line ${seq}` });
    }
    while ((await ada.next('chat')).line.seq < 2_000);
    const [kept] = await api.db.query<{ lines: number; newest: number }>({
      text: `select count(*)::int as lines, max(seq) as newest from connect_chat_line
        where appointment_id = $1`,
      values: [meeting.roomId],
    });
    expect(kept).toEqual({ lines: 500, newest: 2_000 });
  });

  test('say that the server starts again, and find each other and their chat after it', async () => {
    const { ada, maya, meeting } = await bothIn();
    ada.say({ t: 'chat', id: 'a', text: 'Hello' });
    const { line } = await maya.next('chat');
    await Promise.all([close(), expect(ada.closed()).resolves.toBe(1012)]);
    await open();
    const back = await meeting.ada(line.seq);
    await back.next('welcome');
    back.say({ t: 'chat', id: 'b', text: 'Still there?' });
    expect((await back.next('chat')).line).toMatchObject({ seq: line.seq + 1, name: 'Ada' });
  });

  test('let in who was in the room before the server started again, also ahead of the host', async () => {
    const { ada, maya, meeting, resume } = await bothIn();
    await Promise.all([close(), ada.closed(), expect(maya.closed()).resolves.toBe(1012)]);
    await open();
    const back = await meeting.maya(resume);
    expect((await back.next('welcome')).you.name).toBe('Maya');
    const elsewhere = await (await aMeeting()).maya(resume);
    await elsewhere.next('waiting');
  });

  test('end with somebody who never says hello', async () => {
    const meeting = await aMeeting();
    await close();
    await open({ beatMs: 20 });
    const address = `${origin.replace('http', 'ws')}/api/connect/${meeting.roomId}/socket`;
    const silent = new WebSocket(address, [SOCKET_PROTOCOL, await meeting.ticketOfMaya()]);
    const [code] = await once(silent, 'close');
    expect(code).toBe(1006);
    await close();
    await open();
  });

  test('are refused without a ticket, with one of another room, an old one, and for another site', async () => {
    const { roomId } = await aMeeting();
    const ticket = (room: string, nowMs = api.clock.nowMs()) =>
      signTicket(
        SECRET,
        {
          ...{ companyId: randomUUID(), roomId: room, personId: 'p', name: 'Eve' },
          ...{ role: 'guest', attendeeId: null, waits: false, closesMs: nowMs + 1 },
        },
        nowMs,
      );
    const shown = ['none', 'x.y', ticket(randomUUID()), ticket(roomId, api.clock.nowMs() - 60_000)];
    for (const one of shown) {
      await expect(callRoom(origin, { roomId, ticket: one })).rejects.toThrow('403');
    }
  });

  test('end with somebody who says more than a meeting needs, in words, and with nobody else', async () => {
    await close();
    await open({ limits: await openRateLimits(api.db) });
    const { ada, maya } = await bothIn();
    for (let nth = 0; nth < 600; nth += 1) ada.say({ t: 'react', emoji: '🎉' });
    expect(await ada.next('over')).toEqual({ t: 'over', why: 'too-fast' });
    expect(await ada.closed()).toBe(1000);
    maya.say({ t: 'ping' });
    expect(await maya.next('pong')).toEqual({ t: 'pong' });
    await close();
    await open();
  });

  test('are so many from one address, and then wait', async () => {
    await close();
    const limits = await openRateLimits(api.db, [{ ...roomLineLimit, points: 2 }]);
    await open({ limits });
    const { meeting } = await bothIn();
    await expect(meeting.ada()).rejects.toThrow('429');
    await close();
    await open();
  });

  test('end with somebody who does not speak the language', async () => {
    const { ada } = await bothIn();
    ada.say({ t: 'hello', have: 0, media: {} } as never);
    expect(await ada.closed()).toBe(1008);
  });
});
