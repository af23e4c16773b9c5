import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** So much of a body that nobody wants is read, so that its connection can be kept. */
const MOST_BYTES = 1024 * 1024;
/** And so long is waited for it. */
const LONGEST_MS = 1_000;
/** How long a connection that is given up still takes what its client sends. */
const LINGER_MS = 2_000;

/**
 * Reads what a reply left of its request's body: the next request of the connection begins behind
 * it. False where it is too long or too slow; the connection then has to end.
 */
export async function finishBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || !hasBody(incoming)) return true;
  discard(incoming);
  if (incoming.complete) return true;
  const declared = Number(incoming.headers['content-length'] ?? 0);
  return declared <= MOST_BYTES && (await endsInTime(incoming));
}

/**
 * Ends a connection that still carries a body once the reply is out. Closed at once, it would be
 * reset, and the reply lost on its way; so what comes is thrown away for a while.
 */
export function closeGently(socket: Socket): void {
  // Node's server calls this when the last reply of a connection is written.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whoever read it before has had enough, and would pause it. */
function discard(incoming: IncomingMessage): void {
  incoming.removeAllListeners('data');
  incoming.resume();
}

function endsInTime(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const settle = (isOver: boolean) => {
      clearTimeout(timer);
      incoming.off('data', count);
      incoming.resume();
      resolve(isOver);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) settle(false);
    };
    const timer = setTimeout(() => settle(false), LONGEST_MS);
    incoming.on('data', count);
    incoming.once('end', () => settle(true));
    incoming.once('close', () => settle(false));
  });
}
