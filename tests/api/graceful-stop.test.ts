import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runServer } from '#tests/support/run-server.ts';
import { aVisitorsRequest, visitServer } from '#tests/support/server-visitor.ts';

/** Patience with a real server on a busy machine. */
const SERVER_MS = 120_000;

test(
  'a server that is told to stop takes no new requests and finishes the one it has',
  async () => {
    const server = await runServer({ environment: { LOG_LEVEL: 'warn' } });
    onTestFinished(() => server.kill());
    const visitor = visitServer(server.url);
    const meetingTypeId = await visitor.findMeetingType('intro');
    const [start = ''] = await visitor.findStarts(meetingTypeId);
    const body = JSON.stringify(aVisitorsRequest(1, { meetingTypeId, start }));

    const booking = request(`${server.url}/api/booking`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        // Answered as soon as the server has the request, which then waits for its body.
        expect: '100-continue',
      },
    });
    booking.flushHeaders();
    await once(booking, 'continue');
    const stopped = server.stop();
    await untilRefused(server.url);

    const reply = await send(booking, body);
    expect(reply).toMatchObject({ status: 200, body: { bookingType: 'confirmed' } });
    expect(await stopped).toBe(0);
  },
  SERVER_MS,
);

/** Asks on new connections until there is nobody any more. */
async function untilRefused(url: string): Promise<void> {
  const isThere = () =>
    fetch(`${url}/api/health`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
  while (await isThere());
}

async function send(
  sent: ClientRequest,
  body: string,
): Promise<{ status: number | undefined; body: unknown }> {
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return { status: reply.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) };
}
