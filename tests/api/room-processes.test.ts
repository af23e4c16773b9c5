import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { startCluster } from '#tests/support/postgres-cluster.ts';
import type { RoomCaller } from '#tests/support/room-caller.ts';
import { aRoomMeeting } from '#tests/support/room-meeting.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import { SERVERS_MS } from '#tests/support/two-servers.ts';

const SECRET = 'a secret for tests only';

/** Two processes of one database: on the first is a room's attendee, on the second its host. */
interface World {
  readonly servers: RunningServer[];
  readonly db: Database;
  /** One more, for one that has ended. */
  start(): Promise<RunningServer>;
  stop(): Promise<void>;
}

async function aWorld(
  databaseUrl: string,
  {
    drop,
    ...given
  }: { readonly drop: () => Promise<void>; readonly DATABASE_URL: string } & object,
): Promise<World> {
  const environment = { SECRET, LOG_LEVEL: 'warn', DEMO: 'off', ...given };
  const start = () => runServer({ environment });
  const servers = await Promise.all([start(), start()]);
  const db = await openDatabase({ databaseUrl, poolSize: 2 });
  return {
    ...{ servers, db, start },
    async stop() {
      await db.close();
      await Promise.all(servers.map((server) => server.stop()));
      await drop();
    },
  };
}

async function onPostgres(): Promise<World> {
  const { url, drop } = await freshDatabase();
  return aWorld(url, { drop, DATABASE_URL: url });
}

/** No notices pass a PgBouncer that pools by transaction. */
async function behindPgBouncer(): Promise<World> {
  const cluster = await startCluster();
  const pooled = { DATABASE_URL: cluster.pooledUrlOf('postgres'), DATABASE_PGBOUNCER: 'on' };
  return aWorld(cluster.primary.urlOf('postgres'), { ...pooled, drop: cluster.stop });
}

describe.each([
  ['on one PostgreSQL', onPostgres],
  ['behind a PgBouncer', behindPgBouncer],
] as const)('22. the people of a room on two processes, %s', (_, start) => {
  let world: World;
  const urls = () => world.servers.map(({ url }) => url) as [string, string];
  beforeAll(async () => {
    world = await start();
  }, SERVERS_MS);
  afterAll(() => world?.stop(), SERVERS_MS);

  const say = (caller: RoomCaller, text: string) => caller.say({ t: 'chat', id: text, text });

  /** The attendee waits at the first, which leads the room; the host lets them in at the second. */
  const bothIn = async () => {
    const [first, second] = urls();
    const meeting = await aRoomMeeting(world.db, SECRET);
    const maya = await meeting.maya(first);
    await maya.next('waiting');
    const ada = await meeting.ada(second);
    const { waiting, you } = await ada.next('welcome');
    expect(waiting).toMatchObject([{ name: 'Maya' }]);
    ada.say({ t: 'admit', person: waiting[0]?.id ?? '' });
    const welcome = await maya.next('welcome');
    expect(welcome.people.map(({ name }) => name)).toEqual(['Ada', 'Maya']);
    const came = await ada.next('came');
    return { meeting, ada, maya, adaIs: you, mayaIs: came.person, resume: welcome.resume };
  };

  test('are let in, see each other, and hear descriptions and lines in their order', {
    timeout: SERVERS_MS,
  }, async () => {
    const { ada, maya, adaIs, mayaIs } = await bothIn();
    const body = { sdp: 'x'.repeat(30_000) };
    ada.say({ t: 'signal', to: mayaIs.id, session: mayaIs.session, body });
    expect(await maya.next('signal')).toMatchObject({ from: adaIs.id, body });
    maya.say({ t: 'signal', to: adaIs.id, session: adaIs.session, body });
    expect(await ada.next('signal')).toMatchObject({ from: mayaIs.id, body });
    const texts = Array.from({ length: 300 }, (_, index) => `Line ${index}`);
    for (const text of texts) say(ada, text);
    for (const caller of [ada, maya]) {
      const heard: string[] = [];
      for (const _ of texts) heard.push((await caller.next('chat')).line.text);
      expect(heard).toEqual(texts);
    }
    ada.say({ t: 'leave' });
    expect(await maya.next('left')).toMatchObject({ person: adaIs.id });
  });

  test('have one place: a second tab takes over, on whichever process it is', {
    timeout: SERVERS_MS,
  }, async () => {
    const { meeting, ada, maya, resume } = await bothIn();
    const tab = await meeting.maya(urls()[1], { resume });
    await tab.next('welcome');
    expect(await maya.next('over')).toEqual({ t: 'over', why: 'taken-over' });
    expect(await maya.closed()).toBe(1000);
    say(tab, 'From the second tab');
    expect((await ada.next('chat')).line.text).toBe('From the second tab');
    const other = await meeting.ada(urls()[0]);
    await other.next('welcome');
    expect(await ada.next('over')).toEqual({ t: 'over', why: 'taken-over' });
  });

  test('are all told once the appointment is called off', { timeout: SERVERS_MS }, async () => {
    const { meeting, ada, maya } = await bothIn();
    await meeting.cancel();
    for (const caller of [ada, maya]) {
      expect(await caller.next('over')).toEqual({ t: 'over', why: 'cancelled' });
      expect(await caller.closed()).toBe(1000);
    }
  });

  test('are handed on at once by a process that is told to stop', {
    timeout: SERVERS_MS,
  }, async () => {
    const { meeting, ada, maya, resume } = await bothIn();
    const [stopped] = world.servers;
    const stopping = stopped?.stop();
    expect(await maya.closed()).toBe(1012);
    await ada.next('welcome');
    const back = await meeting.maya(urls()[1], { resume });
    expect((await back.next('welcome')).people.map(({ name }) => name)).toEqual(['Ada', 'Maya']);
    expect(await stopping).toBe(0);
    world.servers[0] = await world.start();
  });

  test('go on with names and chat where the process that leads is killed', {
    timeout: SERVERS_MS,
  }, async () => {
    const { meeting, ada, maya, resume } = await bothIn();
    say(ada, 'Before');
    const { line } = await maya.next('chat');
    await ada.next('chat');
    await world.servers.shift()?.kill();
    await maya.closed();
    // The line of the host goes on, and introduces itself to who leads now.
    expect((await ada.next('welcome')).people.map(({ name }) => name)).toContain('Ada');
    const back = await meeting.maya(urls()[0], { have: line.seq, resume });
    const { people, chat } = await back.next('welcome');
    expect(people.map(({ name }) => name)).toEqual(['Ada', 'Maya']);
    expect(chat).toEqual([]);
    say(back, 'After');
    expect((await ada.next('chat')).line).toMatchObject({ seq: line.seq + 1, text: 'After' });
    const late = await meeting.ada(urls()[0]);
    expect((await late.next('welcome')).chat.map(({ text }) => text)).toEqual(['Before', 'After']);
  });
});
