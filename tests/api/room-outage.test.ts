import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { timeLimits } from '#server/platform/db/time-limits.ts';
import { listen } from '#server/platform/http/listen.ts';
import { systemClock } from '#server/platform/kernel/clock.ts';
import { createLog } from '#server/platform/kernel/log.ts';
import { openRooms } from '#server/public/connect-room/open-rooms.ts';
import { ORIGIN, SECRET } from '#tests/support/api.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { aRoomMeeting } from '#tests/support/room-meeting.ts';
import { startTcpProxy } from '#tests/support/tcp-proxy.ts';
import { SERVERS_MS } from '#tests/support/two-servers.ts';

const onError = () => undefined;
const media = { microphone: true, camera: true, screen: false, hand: true };

/** Rooms of this process on a database that is not always there. */
async function openRoomsOn(databaseUrl: string) {
  const limits = { ...timeLimits, connectMs: 500, statementMs: 500 };
  const sql = await openDatabase({ databaseUrl, limits, onError });
  const listener = await listen({ port: 0, host: '127.0.0.1' });
  const rooms = openRooms({
    ...{ sql, secret: SECRET, clock: systemClock, log: createLog('silent') },
    origins: { publicUrl: ORIGIN, allowedOrigins: [], trustedProxies: 0 },
    relay: { stunUrls: [], turn: undefined },
    paces: { graceMs: 60_000, beatMs: 60_000, lookMs: 20, holdMs: 200, renewMs: 20, awayMs: 100 },
  });
  listener.upgradeWith(rooms.upgrade);
  const close = async () => {
    await Promise.all([listener.close(), rooms.close()]);
    await sql.close();
  };
  return { origin: `http://127.0.0.1:${listener.port}`, close };
}

/** On a database of their own, reached over a network that the test breaks. */
async function openFrailRooms() {
  const { url, drop } = await freshDatabase();
  const db = await openDatabase({ databaseUrl: url, onError });
  const proxy = await startTcpProxy(url);
  const { origin, close } = await openRoomsOn(proxy.through(url));
  onTestFinished(async () => {
    await close();
    await db.close();
    await proxy.stop();
    await drop();
  });
  return { db, proxy, origin };
}

test('22. while the database is away a room goes on, who comes waits for it, and what was written is kept once it is back', async () => {
  const { db, proxy, origin } = await openFrailRooms();
  const meeting = await aRoomMeeting(db, SECRET);
  const [ada, maya] = [await meeting.ada(origin), await meeting.maya(origin)];
  await ada.next('welcome');
  ada.say({ t: 'admit', person: (await ada.next('knocks')).person.id });
  const [adaIs, mayaIs] = (await maya.next('welcome')).people;
  if (!adaIs || !mayaIs) throw new Error('They have not met');

  await proxy.cut();
  ada.say({ t: 'signal', to: mayaIs.id, session: mayaIs.session, body: 'a candidate' });
  expect(await maya.next('signal')).toMatchObject({ from: adaIs.id, body: 'a candidate' });
  maya.say({ t: 'state', media });
  expect(await ada.next('state')).toMatchObject({ person: mayaIs.id, media });
  for (const text of ['One', 'Two']) {
    ada.say({ t: 'chat', id: text, text });
    expect((await maya.next('chat')).line.text).toBe(text);
  }
  // A second tab of hers.
  const again = await meeting.maya(origin);
  expect((await again.next('welcome')).chat.map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(await maya.next('over')).toEqual({ t: 'over', why: 'taken-over' });
  // Nothing is known here of the room of others: they wait until it is.
  const other = await aRoomMeeting(db, SECRET);
  const late = await other.ada(origin);

  await proxy.mend();
  await late.next('welcome');
  const kept = () =>
    db.query<{ text: string }>({
      text: 'select text from connect_chat_line where appointment_id = $1 order by seq',
      values: [meeting.roomId],
    });
  await expect.poll(kept).toEqual([{ text: 'One' }, { text: 'Two' }]);
  const isHeld = () =>
    db.query<{ isHeld: boolean }>({
      text: `select holder is not null and held_until > now() as "isHeld" from connect_room
        where appointment_id = $1`,
      values: [meeting.roomId],
    });
  await expect.poll(isHeld).toEqual([{ isHeld: true }]);
});

test(
  '22. people are told that PostgreSQL has stopped and that it runs again, and who was let in meanwhile is remembered',
  async () => {
    const postgres = await startPostgres();
    const databaseUrl = postgres.urlOf('postgres');
    const db = await openDatabase({ databaseUrl, onError });
    await db.migrate();
    const { origin, close } = await openRoomsOn(databaseUrl);
    onTestFinished(async () => {
      await Promise.all([close(), db.close()]);
      await postgres.stop();
    });
    const [meeting, other] = [await aRoomMeeting(db, SECRET), await aRoomMeeting(db, SECRET)];
    const [ada, maya] = [await meeting.ada(origin), await meeting.maya(origin)];
    const { person } = await ada.next('knocks');

    await postgres.halt();
    // Who is in the room, who is at its door, and who comes to one of which nothing is known here.
    const late = await other.ada(origin);
    for (const caller of [ada, maya, late]) {
      expect(await caller.next('outage')).toEqual({ t: 'outage', isOver: false });
    }
    const later = await other.maya(origin);
    expect(await later.next('outage')).toEqual({ t: 'outage', isOver: false });
    ada.say({ t: 'admit', person: person.id });
    await maya.next('welcome');
    ada.say({ t: 'chat', id: 'one', text: 'Said meanwhile' });
    expect((await maya.next('chat')).line.text).toBe('Said meanwhile');

    await postgres.start();
    for (const caller of [ada, maya, late, later]) {
      expect(await caller.next('outage')).toEqual({ t: 'outage', isOver: true });
    }
    await late.next('welcome');
    expect((await late.next('knocks')).person.name).toBe('Maya');
    const kept = () =>
      db.query({
        text: `select r.admitted, l.text from connect_room r
          join connect_chat_line l using (company_id, appointment_id) where appointment_id = $1`,
        values: [meeting.roomId],
      });
    const admitted = expect.arrayContaining([person.id]);
    await expect.poll(kept).toEqual([{ admitted, text: 'Said meanwhile' }]);
  },
  SERVERS_MS,
);
