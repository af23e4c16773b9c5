import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isTrustedOrigin, type OriginPolicy } from '#server/platform/http/origins.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { Relay } from '#server/platform/kernel/relay.ts';
import { toClientAddress } from '#server/platform/rate-limit/client-address.ts';
import { roomLineLimit } from '#server/platform/rate-limit/policies.ts';
import type { RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { admission, readTicket, type Ticket } from '#server/public/connect-door/ticket.ts';
import { toIce } from '#server/public/connect-door/to-ice.ts';
import {
  type FromClient,
  type FromServer,
  SOCKET_PROTOCOL,
} from '#shared/domain/connect/protocol.ts';
import { createAllowance, type Pace } from './create-allowance.ts';
import { inWrites } from './in-writes.ts';
import { MAX_FRAME_BYTES, readFrame } from './read-frame.ts';
import type { Told } from './room.ts';
import { toTextOnce } from './to-text-once.ts';

/** Close codes (RFC 6455 §7.4): a client comes back after the first, and not after the others. */
const RESTARTING = 1012;
const IS_OVER = 1000;
const NOT_UNDERSTOOD = 1008;

/** A line that takes nothing is ended before it fills the memory. */
const MAX_UNSENT_BYTES = 4 * 1024 * 1024;

/**
 * What six people need who all begin anew at once, a hundred candidates and more each, and far more than anyone
 * writes.
 */
const SPOKEN: Pace = { atOnce: 500, perSecond: 50 };

/** Somebody at a socket of this process. */
export interface Line {
  readonly session: string;
  readonly ticket: Ticket;
  /** What they introduced themselves with, and give of themselves now. */
  readonly hello: FromClient & { readonly t: 'hello' };
  /** Whether they have been led in. */
  readonly isIn: boolean;
}

interface Options {
  readonly secret: string;
  readonly clock: Clock;
  readonly origins: OriginPolicy;
  readonly relay: Relay;
  /** Without them anyone may come and speak as often as they like. */
  readonly limits?: RateLimits | undefined;
  /**
   * How often a line is asked whether it is there; what has not answered by the next time, or has not
   * even said hello, is ended.
   */
  readonly beatMs: number;
  readonly onSaid: (line: Line, message: FromClient) => void;
  /** Of a line that has said hello. */
  readonly onGone: (line: Line) => void;
}

export interface Lines {
  /** Takes a connection that asks to become a socket; answers with a refusal where it may not. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Those that have said hello. */
  find(session: string): Line | undefined;
  ofRoom(roomId: string): readonly Line[];
  /** Goes nowhere where the line is gone. */
  tell(told: Told): void;
  tellAll(message: Told['message']): void;
  /** Tells all lines that the server starts again, and waits until they have ended. */
  close(): Promise<void>;
}

interface Socket {
  readonly ticket: Ticket;
  readonly socket: WebSocket;
  /** Hands frames on, many in one write. */
  readonly send: (frame: string) => void;
  line: Line | undefined;
  isAlive: boolean;
}

/** The sockets of this process that lead into rooms. */
export function openLines(options: Options): Lines {
  const { secret, clock, origins, relay, limits, beatMs, onSaid, onGone } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    // The ticket is no protocol to speak.
    handleProtocols: () => SOCKET_PROTOCOL,
  });
  const sockets = new Map<string, Socket>();

  const toText = toTextOnce();

  function take(socket: WebSocket, ticket: Ticket, carrier: Duplex): void {
    const session = randomUUID();
    const send = inWrites(socket, carrier);
    const mine: Socket = { ticket, socket, send, line: undefined, isAlive: true };
    sockets.set(session, mine);
    const isAllowed = limits ? createAllowance(SPOKEN) : () => true;
    socket.on('message', (data, isBinary) => {
      if (!isAllowed(clock.nowMs())) {
        tell({ session, message: { t: 'over', why: 'too-fast' } });
        return;
      }
      const message = isBinary ? undefined : readFrame(String(data));
      const line = message && afterWord({ session, ticket, line: mine.line }, message);
      if (!message || !line) {
        socket.close(NOT_UNDERSTOOD);
        return;
      }
      mine.line = line;
      mine.isAlive = true;
      onSaid(line, message);
    });
    socket.on('pong', () => {
      mine.isAlive = mine.line !== undefined;
    });
    // What is too large or no frame at all ends the line; `close` follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(session);
      if (mine.line) onGone(mine.line);
    });
  }

  function tell({ session, message }: Told): void {
    const one = sockets.get(session);
    if (!one?.line || one.socket.readyState !== one.socket.OPEN) return;
    if (one.socket.bufferedAmount > MAX_UNSENT_BYTES) {
      one.socket.terminate();
      return;
    }
    if (message.t === 'welcome') one.line = { ...one.line, isIn: true };
    const whole = withPapers(message, {
      ice: () => toIce(relay, one.ticket.personId, clock.nowMs()),
      resume: () => admission(secret, one.ticket),
    });
    one.send(toText(whole));
    if (whole.t === 'over') one.socket.close(IS_OVER);
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const waitSeconds = await limits?.count(roomLineLimit, addressOf(request, origins));
    if (waitSeconds !== undefined) {
      turnAway(socket, `429 Too Many Requests\r\nretry-after: ${waitSeconds}`);
      return;
    }
    const ticket = findTicket(request, { secret, nowMs: clock.nowMs(), origins });
    if (ticket)
      server.handleUpgrade(request, socket, head, (opened) => take(opened, ticket, socket));
    else turnAway(socket, '403 Forbidden');
  }

  const beats = setInterval(() => {
    for (const one of sockets.values()) {
      if (!one.isAlive) one.socket.terminate();
      one.isAlive = false;
      one.socket.ping();
    }
  }, beatMs);

  return {
    upgrade: (request, socket, head) => void upgrade(request, socket, head),
    find: (session) => sockets.get(session)?.line,
    ofRoom: (roomId) =>
      [...sockets.values()].flatMap(({ ticket, line }) =>
        line && ticket.roomId === roomId ? [line] : [],
      ),
    tell,
    tellAll(message) {
      for (const session of sockets.keys()) tell({ session, message });
    },
    async close() {
      clearInterval(beats);
      await Promise.all([...sockets.values()].map(({ socket }) => end(socket)));
      server.close();
    },
  };
}

function turnAway(socket: Duplex, how: string): void {
  socket.end(`HTTP/1.1 ${how}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function addressOf(
  { socket, headers }: IncomingMessage,
  { trustedProxies }: Pick<OriginPolicy, 'trustedProxies'>,
): string {
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return toClientAddress({ socket: socket.remoteAddress, forwardedFor }, trustedProxies);
}

/** The line after a message; undefined where it is none that is said now: hello comes first, and once. */
function afterWord(
  { session, ticket, line }: Pick<Line, 'session' | 'ticket'> & { readonly line: Line | undefined },
  message: FromClient,
): Line | undefined {
  if (message.t === 'hello') {
    return line ? undefined : { session, ticket, hello: message, isIn: false };
  }
  if (line && message.t === 'state') {
    return { ...line, hello: { ...line.hello, media: message.media } };
  }
  return line;
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
