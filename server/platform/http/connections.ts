import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, and what runs on each. */
export interface Connections {
  /** Ends the connections on which nothing runs now, and each other when it has answered. */
  endWhenIdle(): void;
  /** Ends all of them, whatever runs. */
  destroy(): void;
}

/**
 * Watches a server's connections. Node's own count takes one that never asked anything, as browsers
 * open them ahead, for busy.
 */
export function watchConnections(server: Server): Connections {
  const running = new Map<Socket, number>();
  let isEnding = false;
  server.on('connection', (socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  // Who took it up for another protocol ends it, with a word; cut off it is like any other.
  server.on('upgrade', ({ socket }) => running.set(socket, 1));
  server.on('request', ({ socket }, outgoing) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    outgoing.once('close', () => {
      const left = (running.get(socket) ?? 1) - 1;
      if (!socket.destroyed) running.set(socket, left);
      if (isEnding && left === 0) socket.destroySoon();
    });
  });
  return {
    endWhenIdle() {
      isEnding = true;
      for (const [socket, count] of running) if (count === 0) socket.destroySoon();
    },
    destroy() {
      for (const socket of running.keys()) socket.destroy();
    },
  };
}
