import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection of which every byte is a test's own. */
export interface RawConnection {
  send(text: string): void;
  /** The next reply. Rejects where the connection ends before it is whole. */
  reply(): Promise<RawReply>;
  /** The next interim reply, such as `100 Continue`. */
  interim(): Promise<RawReply>;
  /** Resolves once the server has ended the connection. */
  ended: Promise<void>;
  close(): void;
}

interface RawReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Speaks HTTP with a server on this machine; replies have to have a length. */
export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const pieces = readPieces(socket);
  let rest = '';

  async function next(isWanted: (reply: RawReply) => boolean): Promise<RawReply> {
    for (;;) {
      const parsed = parseReply(rest);
      if (parsed) {
        rest = rest.slice(parsed.length);
        if (isWanted(parsed.reply)) return parsed.reply;
        continue;
      }
      const { value, done } = await pieces.next();
      if (done) throw new Error(`The connection ended; the last it said was ${rest || 'nothing'}`);
      rest += value;
    }
  }

  const ended = new Promise<void>((resolve) => {
    socket.once('end', () => resolve());
    socket.once('close', () => resolve());
  });
  return {
    send: (text) => void socket.write(text),
    reply: () => next(({ status }) => status >= 200),
    interim: () => next(({ status }) => status < 200),
    ended,
    close: () => void socket.destroy(),
  };
}

async function* readPieces(socket: Socket): AsyncGenerator<string, void> {
  try {
    for await (const chunk of socket) yield String(chunk);
  } catch {
    // A connection that was reset has no more to say.
  }
}

function parseReply(text: string): { reply: RawReply; length: number } | undefined {
  const headLength = text.indexOf('\r\n\r\n') + 4;
  if (headLength < 4) return undefined;
  const [first = '', ...lines] = text.slice(0, headLength - 4).split('\r\n');
  const headers = new Headers(lines.map((line) => toPair(line)));
  const status = Number(first.split(' ')[1]);
  const length = headLength + Number(headers.get('content-length') ?? 0);
  if (text.length < length) return undefined;
  return { reply: { status, headers, body: text.slice(headLength, length) }, length };
}

function toPair(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
