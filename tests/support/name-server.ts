import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, RECURSION_AVAILABLE, type TxtAnswer } from 'dns-packet';

/** A name server on a free port that knows texts and nothing else. */
export interface NameServer {
  /** `127.0.0.1:5353` */
  readonly address: string;
  stop(): Promise<void>;
}

const NO_SUCH_NAME = 3;
/** So many bytes of a text stand in one piece of its record. */
const PIECE = 255;

export async function startNameServer(
  texts: Readonly<Record<string, readonly string[]>>,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, client) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name }) =>
      (texts[name] ?? []).map((text): TxtAnswer => ({ type: 'TXT', name, data: inPieces(text) })),
    );
    const flags = RECURSION_AVAILABLE | (answers.length === 0 ? NO_SUCH_NAME : 0);
    socket.send(encode({ type: 'response', id, flags, questions, answers }), client.port);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function inPieces(text: string): string[] {
  const count = Math.ceil(text.length / PIECE);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * PIECE, (index + 1) * PIECE),
  );
}
