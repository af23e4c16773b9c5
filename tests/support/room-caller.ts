import { once } from 'node:events';
import { WebSocket } from 'ws';
import {
  type FromClient,
  type FromServer,
  type GivenMedia,
  SOCKET_PROTOCOL,
} from '#shared/domain/connect/protocol.ts';

/** Somebody at the line of a room, as a browser is, without picture and sound. */
export interface RoomCaller {
  say(message: FromClient): void;
  /** The next message of this kind that they have not taken yet; what comes before it is passed over. */
  next<T extends FromServer['t']>(kind: T): Promise<Of<T>>;
  /** The code that the line is closed with. */
  closed(): Promise<number>;
  /** Ends the line without a word. */
  drop(): void;
}

/** A message of a kind, also where several kinds are declared as one. */
type Of<T, M = FromServer> = M extends { readonly t: infer K } ? (T extends K ? M : never) : never;

interface Call {
  readonly roomId: string;
  readonly ticket: string;
  readonly have?: number;
  readonly resume?: string | null;
}

const silent: GivenMedia = { microphone: false, camera: false, screen: false, hand: false };

/** Calls a room's line and says hello. Rejects where the line is refused. */
export async function callRoom(
  origin: string,
  { roomId, ticket, have = 0, resume = null }: Call,
): Promise<RoomCaller> {
  const address = `${origin.replace(/^http/, 'ws')}/api/connect/${roomId}/socket`;
  const socket = new WebSocket(address, [SOCKET_PROTOCOL, ticket]);
  const heard: FromServer[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    for (const listener of listeners) listener();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  const say = (message: FromClient) => socket.send(JSON.stringify(message));
  say({ t: 'hello', have, resume, media: silent });
  return {
    say,
    next: (kind) =>
      new Promise((resolve) => {
        const look = () => {
          const index = heard.findIndex(({ t }) => t === kind);
          if (index < 0) return;
          listeners.delete(look);
          const [message] = heard.splice(0, index + 1).slice(-1);
          resolve(message as never);
        };
        listeners.add(look);
        look();
      }),
    closed: () => closed,
    drop: () => socket.terminate(),
  };
}
