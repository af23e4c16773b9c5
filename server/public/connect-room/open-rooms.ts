import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sql } from '#server/platform/db/database.ts';
import { isTrustedOrigin, type OriginPolicy } from '#server/platform/http/origins.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { Log } from '#server/platform/kernel/log.ts';
import type { Relay } from '#server/platform/kernel/relay.ts';
import {
  admission,
  isAdmission,
  readTicket,
  type Ticket,
} from '#server/public/connect-door/ticket.ts';
import { toIce } from '#server/public/connect-door/to-ice.ts';
import {
  type FromClient,
  type FromServer,
  SOCKET_PROTOCOL,
} from '#shared/domain/connect/protocol.ts';
import { inBatches } from './in-batches.ts';
import {
  type KeptAdmissions,
  type KeptLine,
  keepAdmissions,
  keepLines,
  loadKeptRoom,
  type RoomKey,
} from './kept-room-statement.ts';
import { lookAtRooms, type RoomFacts } from './look-at-rooms-statement.ts';
import { MAX_FRAME_BYTES, readFrame } from './read-frame.ts';
import {
  afterEvent,
  emptyRoom,
  isEmpty,
  KEPT_LINES,
  namesIn,
  type Room,
  type RoomEvent,
  type Told,
} from './room.ts';

/** Close codes (RFC 6455 §7.4): a client comes back after the first, and not after the others. */
const RESTARTING = 1012;
const IS_OVER = 1000;
const NOT_UNDERSTOOD = 1008;

/** A line that takes nothing is ended before it fills the memory. */
const MAX_UNSENT_BYTES = 4 * 1024 * 1024;

interface RoomPaces {
  /** How long the place of somebody is kept whose line broke. */
  readonly graceMs: number;
  /**
   * How often a line is asked whether it is there; what has not answered by the next time, or has not
   * even said hello, is ended.
   */
  readonly beatMs: number;
  /** How often it is asked which rooms are still to be open. */
  readonly lookMs: number;
}

const usualPaces: RoomPaces = { graceMs: 20_000, beatMs: 15_000, lookMs: 15_000 };

interface Options {
  readonly sql: Sql;
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly origins: OriginPolicy;
  readonly relay: Relay;
  readonly paces?: RoomPaces;
}

export interface OpenRooms {
  /** Takes a connection that asks to become a socket; answers with a refusal where it may not. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The names of who is in a room. */
  namesIn(roomId: string): readonly string[];
  /** Tells all lines that the server starts again, and waits until they have ended. */
  close(): Promise<void>;
}

interface Line {
  readonly roomId: string;
  readonly ticket: Ticket;
  readonly socket: WebSocket;
  isGreeted: boolean;
  isAlive: boolean;
}

/** A room, or what is to happen in it once it is known what is remembered of it. */
type Kept =
  | { readonly state: 'opening'; readonly later: RoomEvent[] }
  | { readonly state: 'open'; readonly room: Room };

/** The rooms that this process keeps, each as long as somebody is in it or at its door. */
export function openRooms(options: Options): OpenRooms {
  const { sql, secret, clock, log, origins, relay, paces = usualPaces } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    // The ticket is no protocol to speak.
    handleProtocols: () => SOCKET_PROTOCOL,
  });
  const rooms = new Map<string, Kept>();
  const hear = (error: unknown) => log.error({ err: error }, 'rooms');
  const said = inBatches<KeptLine>((lines) => keepLines(sql, lines, KEPT_LINES), hear);
  const letIn = inBatches<KeptAdmissions>((all) => keepAdmissions(sql, all), hear);
  const lines = new Map<string, Line>();
  const graces = new Set<NodeJS.Timeout>();

  function happens(roomId: string, event: RoomEvent): void {
    const kept = rooms.get(roomId);
    if (kept?.state === 'opening') kept.later.push(event);
    else if (kept) goOn(roomId, kept.room, event);
  }

  function goOn(roomId: string, before: Room, event: RoomEvent): void {
    const { room, told } = afterEvent(before, event);
    if (isEmpty(room)) rooms.delete(roomId);
    else rooms.set(roomId, { state: 'open', room });
    const ticket = 'session' in event ? lines.get(event.session)?.ticket : undefined;
    if (ticket && room.admitted !== before.admitted) {
      void letIn.add({ ...toKey(ticket), admitted: [...room.admitted] });
    }
    const line = room.seq > before.seq ? room.chat.at(-1) : undefined;
    if (!line || !ticket || event.kind !== 'says') {
      for (const one of told) tell(one);
      return;
    }
    // What somebody has read is still there after a server has started again.
    const { companyId, attendeeId } = ticket;
    void said.add({ companyId, roomId, attendeeId, line }).then(() => {
      for (const one of told) tell(one);
    });
  }

  /** Begins with what is remembered, or with nothing where that cannot be read. */
  async function open(key: RoomKey): Promise<void> {
    const later: RoomEvent[] = [];
    rooms.set(key.roomId, { state: 'opening', later });
    await Promise.all([said.idle(), letIn.idle()]);
    const room = await loadKeptRoom(sql, key).then(toRoom, (error: unknown) => {
      hear(error);
      return emptyRoom;
    });
    rooms.set(key.roomId, { state: 'open', room });
    for (const event of later) happens(key.roomId, event);
  }

  function tell({ session, message }: Told): void {
    const line = lines.get(session);
    if (!line || line.socket.readyState !== line.socket.OPEN) return;
    if (line.socket.bufferedAmount > MAX_UNSENT_BYTES) {
      line.socket.terminate();
      return;
    }
    const whole = withPapers(message, {
      ice: () => toIce(relay, line.ticket.personId, clock.nowMs()),
      resume: () => admission(secret, line.ticket),
    });
    line.socket.send(JSON.stringify(whole));
    if (whole.t === 'over') line.socket.close(IS_OVER);
  }

  function take(socket: WebSocket, ticket: Ticket): void {
    const session = randomUUID();
    const { roomId } = ticket;
    const line: Line = { roomId, ticket, socket, isGreeted: false, isAlive: true };
    lines.set(session, line);
    socket.on('message', (data, isBinary) => {
      const message = isBinary ? undefined : readFrame(String(data));
      if (!message || (message.t === 'hello') === line.isGreeted) {
        socket.close(NOT_UNDERSTOOD);
        return;
      }
      line.isGreeted = true;
      line.isAlive = true;
      if (!rooms.has(roomId)) void open(toKey(ticket));
      happens(roomId, toEvent({ session, ticket, atMs: clock.nowMs() }, message, secret));
    });
    socket.on('pong', () => {
      line.isAlive = line.isGreeted;
    });
    // What is too large or no frame at all ends the line; `close` follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      lines.delete(session);
      if (line.isGreeted) loseLine(roomId, session);
    });
  }

  function loseLine(roomId: string, session: string): void {
    happens(roomId, { kind: 'loses-line', session });
    const grace = setTimeout(() => {
      graces.delete(grace);
      happens(roomId, { kind: 'gives-up', session });
    }, paces.graceMs);
    graces.add(grace);
  }

  function beat(): void {
    for (const line of lines.values()) {
      if (!line.isAlive) line.socket.terminate();
      line.isAlive = false;
      line.socket.ping();
    }
  }

  async function look(): Promise<void> {
    const asked = [...rooms.keys()];
    if (asked.length === 0) return;
    const states = await lookAtRooms(sql, asked);
    const nowMs = clock.nowMs();
    for (const roomId of asked) {
      const state = states.get(roomId);
      if (!state || state.isCancelled) happens(roomId, { kind: 'closes', why: 'cancelled' });
      else if (state.closesMs <= nowMs) happens(roomId, { kind: 'closes', why: 'closed' });
      else putOut(roomId, state.seats);
    }
  }

  /** Those who have given up their seat since they came, with the guests that they brought along. */
  function putOut(roomId: string, seats: RoomFacts['seats']): void {
    for (const [session, { ticket }] of lines) {
      const isSeated = ticket.attendeeId === null || seats.has(ticket.attendeeId);
      if (ticket.roomId === roomId && !isSeated) happens(roomId, { kind: 'loses-seat', session });
    }
  }

  const beats = setInterval(beat, paces.beatMs);
  const looks = setInterval(() => {
    look().catch(hear);
  }, paces.lookMs);

  return {
    upgrade(request, socket, head) {
      const ticket = findTicket(request, { secret, nowMs: clock.nowMs(), origins });
      if (!ticket) {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
        return;
      }
      sockets.handleUpgrade(request, socket, head, (opened) => take(opened, ticket));
    },
    namesIn(roomId) {
      const kept = rooms.get(roomId);
      return kept?.state === 'open' ? namesIn(kept.room) : [];
    },
    async close() {
      clearInterval(beats);
      clearInterval(looks);
      const ended = [...lines.values()].map(({ socket }) => end(socket));
      await Promise.all(ended);
      for (const grace of graces) clearTimeout(grace);
      sockets.close();
      await Promise.all([said.idle(), letIn.idle()]);
    },
  };
}

function toKey({ companyId, roomId, closesMs }: Ticket): RoomKey {
  return { companyId, roomId, closesMs };
}

function toRoom({ admitted, chat }: Awaited<ReturnType<typeof loadKeptRoom>>): Room {
  return {
    ...emptyRoom,
    admitted: new Set(admitted),
    chat: chat.slice(-KEPT_LINES),
    seq: chat.at(-1)?.seq ?? 0,
  };
}

interface Papers {
  readonly ice: () => ReturnType<typeof toIce>;
  readonly resume: () => string;
}

/** Credentials of the relay are of the moment, and proofs of the secret: both are of the edge. */
function withPapers(message: Told['message'], { ice, resume }: Papers): FromServer {
  if (message.t === 'renewed') return { t: 'ice', ...ice() };
  return message.t === 'welcome' ? { ...message, resume: resume(), ...ice() } : message;
}

/** So long a line is waited for that does not say that it has heard. */
const FAREWELL_MS = 1_000;

function end(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => socket.terminate(), FAREWELL_MS);
    socket.once('close', () => {
      clearTimeout(cutOff);
      resolve();
    });
    socket.close(RESTARTING);
  });
}

interface Speaker {
  readonly session: string;
  readonly ticket: Ticket;
  readonly atMs: number;
}

function toEvent(
  { session, ticket, atMs }: Speaker,
  message: FromClient,
  secret: string,
): RoomEvent {
  if (message.t !== 'hello') {
    return { kind: 'says', session, message, atIso: new Date(atMs).toISOString() };
  }
  const { personId: id, name, role } = ticket;
  const { media, have, resume } = message;
  const waits = ticket.waits && !isAdmission(secret, ticket, resume);
  return { kind: 'arrives', session, who: { id, name, role }, waits, media, have };
}

const ADDRESS = /^\/api\/connect\/([\da-f-]{36})\/socket$/;

/** Who asks, by the ticket beside the protocol; undefined where they may not come in. */
function findTicket(
  { url = '', headers }: IncomingMessage,
  { secret, nowMs, origins }: { secret: string; nowMs: number; origins: OriginPolicy },
): Ticket | undefined {
  const [, roomId] = ADDRESS.exec(url) ?? [];
  const [protocol, shown = ''] = (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((part) => part.trim());
  const forwarded = headers['x-forwarded-host'];
  const asked = {
    url: `http://${headers.host ?? ''}`,
    forwardedHost: typeof forwarded === 'string' ? forwarded : undefined,
  };
  // Programs say no origin, and have no cookies of anybody.
  if (headers.origin !== undefined && !isTrustedOrigin(headers.origin, asked, origins))
    return undefined;
  if (roomId === undefined || protocol !== SOCKET_PROTOCOL) return undefined;
  const ticket = readTicket(secret, shown, nowMs);
  return ticket?.roomId === roomId ? ticket : undefined;
}
