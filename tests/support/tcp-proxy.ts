import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A stretch of network between a process and a server, which a test breaks as networks break. */
export interface TcpProxy {
  /** `url` with this proxy in the place of its host and port. */
  through(url: string): string;
  /** From here on nothing arrives, in either direction, and nobody is told: a black hole. */
  freeze(): void;
  /** What was held back arrives after all. */
  thaw(): void;
  /** Resets every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections again, after `cut`. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

/** Hears what passes on one connection. */
interface Listener {
  asked(chunk: Buffer): void;
  answered(): void;
}

/**
 * Listens on a free port and passes everything on to `target`, the address of a server. `listenTo` makes who
 * hears of a connection.
 */
export async function startTcpProxy(target: string, listenTo?: () => Listener): Promise<TcpProxy> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    const listener = listenTo?.();
    if (listener) {
      near.on('data', (chunk) => listener.asked(chunk));
      far.on('data', () => listener.answered());
    }
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => other.write(chunk));
      socket.on('end', () => other.end());
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isFrozen) other.destroy();
      });
      if (isFrozen) socket.pause();
    }
  });
  let port = 0;
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address !== null && typeof address !== 'string') port = address.port;
  };
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  await listen();
  return {
    through(url) {
      const there = new URL(url);
      there.hostname = '127.0.0.1';
      there.port = String(port);
      return there.href;
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    mend: listen,
    stop: cut,
  };
}
