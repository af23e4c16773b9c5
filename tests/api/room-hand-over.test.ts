import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/platform/http/listen.ts';
import { systemClock } from '#server/platform/kernel/clock.ts';
import { createLog } from '#server/platform/kernel/log.ts';
import { postFrames } from '#server/public/connect-room/frames-statement.ts';
import type { Frame } from '#server/public/connect-room/open-exchange.ts';
import { openRooms } from '#server/public/connect-room/open-rooms.ts';
import { ORIGIN, SECRET } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aRoomMeeting } from '#tests/support/room-meeting.ts';

const media = { microphone: true, camera: true, screen: false, hand: false };

describeApi('22. a room that changes hands', (api) => {
  /** What a process of its own is to the database. */
  const aProcess = async (holdMs = 5_000) => {
    const listener = await listen({ port: 0, host: '127.0.0.1' });
    const rooms = openRooms({
      ...{ sql: api.db, secret: SECRET, clock: systemClock, log: createLog('silent') },
      origins: { publicUrl: ORIGIN, allowedOrigins: [], trustedProxies: 0 },
      relay: { stunUrls: [], turn: undefined },
      paces: { graceMs: 10, beatMs: 10_000, lookMs: 10_000, holdMs, renewMs: 20, awayMs: 3_000 },
    });
    listener.upgradeWith(rooms.upgrade);
    onTestFinished(async () => {
      await Promise.all([listener.close(), rooms.close()]);
    });
    return `http://127.0.0.1:${listener.port}`;
  };

  const leaderOf = async (roomId: string) => {
    const [row] = await api.db.query<{ holder: string; companyId: string }>({
      text: `select holder, company_id as "companyId" from connect_room where appointment_id = $1`,
      values: [roomId],
    });
    if (!row) throw new Error('Nobody leads the room');
    return row;
  };

  test('lines go on where the one that leads has slept while another one took the room', async () => {
    const meeting = await aRoomMeeting(api.db, SECRET);
    const ada = await meeting.ada(await aProcess());
    await ada.next('welcome');
    const maya = await meeting.maya(await aProcess());
    ada.say({ t: 'admit', person: (await ada.next('knocks')).person.id });
    await maya.next('welcome');
    ada.say({ t: 'chat', id: '1', text: 'Before' });
    expect((await maya.next('chat')).line).toMatchObject({ seq: 1 });
    // Which is killed in its turn.
    await api.db.query({
      text: `update connect_room set holder = gen_random_uuid(), held_until = now() + interval '300 milliseconds'
        where appointment_id = $1`,
      values: [meeting.roomId],
    });
    for (const caller of [ada, maya]) await caller.next('welcome');
    maya.say({ t: 'chat', id: '2', text: 'After' });
    for (const caller of [ada, maya]) {
      for (let seq = 0; seq < 2; ) ({ seq } = (await caller.next('chat')).line);
    }
  });

  test('who was not let in waits as long on another process, and once all had left', async () => {
    const meeting = await aRoomMeeting(api.db, SECRET);
    const [first, second] = [await aProcess(), await aProcess()];
    const ada = await meeting.ada(first);
    await ada.next('welcome');
    const maya = await meeting.maya(second);
    ada.say({ t: 'refuse', person: (await ada.next('knocks')).person.id });
    expect(await maya.next('over')).toEqual({ t: 'over', why: 'refused', askAgainMs: 60_000 });
    ada.say({ t: 'leave' });
    ada.drop();
    const holder = api.db.query<{ holder: string | null }>;
    await expect
      .poll(() =>
        holder({
          text: `select holder from connect_room where appointment_id = $1`,
          values: [meeting.roomId],
        }),
      )
      .toEqual([{ holder: null }]);
    const over = await (await meeting.maya(second)).next('over');
    expect(over).toMatchObject({ why: 'refused', askAgainMs: expect.any(Number) });
    // A minute later.
    await api.db.query({
      text: `update connect_room set refused = jsonb_set(refused, '{Maya,saidMs}', to_jsonb($2::int8))
        where appointment_id = $1`,
      values: [meeting.roomId, Date.now() - 60_000],
    });
    await (await meeting.maya(first)).next('waiting');
  });

  test('who was on a process that says nothing more is given up', async () => {
    const meeting = await aRoomMeeting(api.db, SECRET);
    const ada = await meeting.ada(await aProcess(200));
    await ada.next('welcome');
    const { roomId } = meeting;
    const { holder, companyId } = await leaderOf(roomId);
    const who = { companyId, roomId, personId: 'otto', name: 'Otto', role: 'guest' as const };
    const inAMinute = Date.now() + 60_000;
    const until = { closesMs: inAMinute, expiresMs: inAMinute };
    const ticket = { ...who, ...until, attendeeId: null, waits: false };
    const arrives: Frame = {
      ...{ t: 'arrives', session: randomUUID(), ticket, isIn: false },
      hello: { t: 'hello', have: 0, resume: null, media },
    };
    await postFrames(api.db, [{ receiver: holder, body: JSON.stringify(arrives) }], randomUUID());
    expect((await ada.next('came')).person.name).toBe('Otto');
    expect(await ada.next('left')).toMatchObject({ person: 'otto' });
  });
});
