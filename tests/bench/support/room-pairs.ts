import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openDatabase } from '#server/platform/db/open.ts';
import { SOCKET_PROTOCOL } from '#shared/domain/connect/protocol.ts';
import { aRoomMeeting } from '#tests/support/room-meeting.ts';
import { SECRET } from './servers.ts';

/** Two people of one room. */
export interface Pair {
  /** A message of about the size of a candidate, and one in answer. */
  thereAndBack(): Promise<void>;
  /** So many of one to the other. Rejects where one is lost, or overtaken. */
  many(kind: 'signal' | 'chat', count: number): Promise<void>;
}

interface Pairs {
  readonly pairs: readonly Pair[];
  stop(): Promise<void>;
}

const CANDIDATE = 'candidate:1 1 udp 2122260223 192.0.2.1 50000 typ host generation 0 ufrag abcd';

/** So many rooms of our server, each with its host in it, and its attendee, who may be on another process. */
export async function openPairs({
  databaseUrl,
  url,
  otherUrl = url,
  count,
}: {
  readonly databaseUrl: string;
  readonly url: string;
  readonly otherUrl?: string;
  readonly count: number;
}): Promise<Pairs> {
  const db = await openDatabase({ databaseUrl, poolSize: 4 });
  const opened: { pair: Pair; close: () => void }[] = [];
  for (let nth = 0; nth < count; nth += 1) opened.push(await openPair(db, url, otherUrl));
  await db.close();
  return toPairs(opened);
}

type Db = Awaited<ReturnType<typeof openDatabase>>;

async function openPair(
  db: Db,
  url: string,
  otherUrl: string,
): Promise<{ pair: Pair; close: () => void }> {
  const meeting = await aRoomMeeting(db, SECRET);
  const ada = await meeting.ada(url);
  await ada.next('welcome');
  const maya = await meeting.maya(otherUrl);
  ada.say({ t: 'admit', person: (await ada.next('knocks')).person.id });
  const { people } = await maya.next('welcome');
  const [adaIs, mayaIs] = people;
  if (!adaIs || !mayaIs) throw new Error('They have not met');
  const toMaya = { t: 'signal', to: mayaIs.id, session: mayaIs.session } as const;
  const toAda = { t: 'signal', to: adaIs.id, session: adaIs.session } as const;
  const pair: Pair = {
    async thereAndBack() {
      ada.say({ ...toMaya, body: CANDIDATE });
      await maya.next('signal');
      maya.say({ ...toAda, body: CANDIDATE });
      await ada.next('signal');
    },
    async many(kind, count) {
      for (let nth = 0; nth < count; nth += 1) {
        if (kind === 'signal') ada.say({ ...toMaya, body: `${nth} ${CANDIDATE}` });
        else ada.say({ t: 'chat', id: randomUUID(), text: `${nth} ${CANDIDATE}` });
      }
      const heard = async () => {
        if (kind === 'signal') return String((await maya.next('signal')).body);
        return (await maya.next('chat')).line.text;
      };
      for (let nth = 0; nth < count; nth += 1) inOrder(nth, await heard());
    },
  };
  return {
    pair,
    close() {
      for (const caller of [ada, maya]) caller.drop();
    },
  };
}

/** The same on the bare server, which knows no rooms but addresses. */
export async function openBarePairs(url: string, count: number): Promise<Pairs> {
  const opened: { pair: Pair; close: () => void }[] = [];
  for (let nth = 0; nth < count; nth += 1) opened.push(await openBarePair(`${url}/${nth}`));
  return toPairs(opened);
}

async function openBarePair(url: string): Promise<{ pair: Pair; close: () => void }> {
  const open = async () => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), [SOCKET_PROTOCOL]);
    await once(socket, 'open');
    return socket;
  };
  const [ada, maya] = [await open(), await open()];
  const say = (socket: WebSocket, body: string) => socket.send(JSON.stringify({ body }));
  const bodyOf = (data: unknown) => JSON.parse(String(data)).body;
  const pair: Pair = {
    async thereAndBack() {
      say(ada, CANDIDATE);
      await once(maya, 'message');
      say(maya, CANDIDATE);
      await once(ada, 'message');
    },
    many: (_, count) =>
      new Promise((resolve, reject) => {
        let nth = 0;
        const hear = (data: unknown) => {
          try {
            inOrder(nth, bodyOf(data));
          } catch (error) {
            reject(error);
          }
          nth += 1;
          if (nth < count) return;
          maya.off('message', hear);
          resolve();
        };
        maya.on('message', hear);
        for (let one = 0; one < count; one += 1) say(ada, `${one} ${CANDIDATE}`);
      }),
  };
  return {
    pair,
    close() {
      for (const socket of [ada, maya]) socket.terminate();
    },
  };
}

function inOrder(nth: number, body: string): void {
  if (!body.startsWith(`${nth} `)) throw new Error(`After ${nth - 1} came ${body}`);
}

function toPairs(opened: readonly { pair: Pair; close: () => void }[]): Pairs {
  return {
    pairs: opened.map(({ pair }) => pair),
    async stop() {
      for (const { close } of opened) close();
    },
  };
}
