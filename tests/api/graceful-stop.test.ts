import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openRawConnection, type RawConnection } from '#tests/support/raw-connection.ts';
import { type RunningServer, runServer } from '#tests/support/run-server.ts';
import { aVisitorsRequest, visitServer } from '#tests/support/server-visitor.ts';

/** Patience with a real server on a busy machine. */
const SERVER_MS = 120_000;

let server: RunningServer;
beforeEach(async () => {
  server = await runServer({ environment: { LOG_LEVEL: 'warn' } });
}, SERVER_MS);
afterEach(() => server.kill());

const connect = async () => {
  const connection = await openRawConnection(Number(new URL(server.url).port));
  onTestFinished(() => connection.close());
  return connection;
};

/** A booking that the server has and whose body it waits for; sends that body. */
async function beginBooking(connection: RawConnection, body: string): Promise<() => void> {
  const head = [
    'POST /api/booking HTTP/1.1',
    'host: kalends.test',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    // Answered as soon as the server has the request.
    'expect: 100-continue',
  ];
  connection.send(`${head.join('\r\n')}\r\n\r\n`);
  await connection.interim();
  return () => connection.send(body);
}

async function bookingBodies(count: number): Promise<string[]> {
  const visitor = visitServer(server.url);
  const meetingTypeId = await visitor.findMeetingType('intro');
  const starts = await visitor.findStarts(meetingTypeId);
  return starts
    .slice(0, count)
    .map((start, index) => JSON.stringify(aVisitorsRequest(index, { meetingTypeId, start })));
}

test(
  '7.19 a server that is told to stop ends idle connections and finishes the requests it has',
  async () => {
    const asked = await connect();
    asked.send('GET /api/health HTTP/1.1\r\nhost: kalends.test\r\n\r\n');
    expect((await asked.reply()).headers.get('connection')).not.toBe('close');
    // As browsers open one ahead, for a request that may come.
    const unused = await connect();
    const bookings = await Promise.all(
      (await bookingBodies(12)).map(async (body) => {
        const connection = await connect();
        return { connection, sendBody: await beginBooking(connection, body) };
      }),
    );
    expect(bookings).toHaveLength(12);

    const stopped = server.stop();
    await Promise.all([asked.ended, unused.ended]);
    await expect(connect()).rejects.toThrow('ECONNREFUSED');

    for (const { sendBody } of bookings) sendBody();
    for (const { connection } of bookings) {
      const { status, headers, body } = await connection.reply();
      expect(status).toBe(200);
      expect(headers.get('connection')).toBe('close');
      expect(JSON.parse(body)).toMatchObject({ bookingType: 'confirmed' });
      await connection.ended;
    }
    expect(await stopped).toBe(0);
  },
  SERVER_MS,
);

test(
  '7.19 a request that never comes to its end does not keep a server from stopping',
  async () => {
    const connection = await connect();
    await beginBooking(connection, '{"start":"never sent"}');
    expect(await server.stop()).toBe(0);
    await expect(connection.reply()).rejects.toThrow('The connection ended');
  },
  SERVER_MS,
);
