import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Listener, listen } from '#server/platform/http/listen.ts';
import { openRateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { openRawConnection } from '#tests/support/raw-connection.ts';
import { keepingConnectionsTo, runNginx } from '#tests/support/run-nginx.ts';

const tooLong = 'x'.repeat(300_000);
const json = 'application/json';

let api: TestApi;
let listener: Listener;
beforeAll(async () => {
  api = await openApi('pglite');
  listener = await listen({ port: 0 });
  listener.answerWith(api.answer);
});
afterAll(async () => {
  await listener.close();
  await api.close();
});

const open = async () => {
  const connection = await openRawConnection(listener.port);
  onTestFinished(() => connection.close());
  return connection;
};
const head = (first: string, ...headers: readonly string[]) =>
  [`${first} HTTP/1.1`, 'host: kalends.test', ...headers, '', ''].join('\r\n');
const health = head('GET /api/health');

/** Calls that are refused before their body was read. */
const refused = [
  ['a body that is too long', 413, '/api/booking', json, tooLong],
  ['a body of another kind', 415, '/api/booking', 'text/plain', 'x'.repeat(200_000)],
  ['a call that needs a session', 401, '/api/short-link', json, 'x'.repeat(200_000)],
  ['a path that nobody has', 404, '/none', json, tooLong],
] as const;

describe('a connection that is kept', () => {
  test.each(refused)('7.18 goes on after %s', async (_, status, path, type, body) => {
    const connection = await open();
    const sent = [`content-type: ${type}`, `content-length: ${body.length}`];
    for (let round = 0; round < 3; round += 1) {
      connection.send(head(`POST ${path}`, ...sent) + body + health);
      expect((await connection.reply()).status).toBe(status);
      expect((await connection.reply()).status).toBe(200);
    }
  });

  test('7.18 goes on after a long body that comes in chunks', async () => {
    const connection = await open();
    const chunks = `${'x'.repeat(0x8000)}\r\n`;
    connection.send(
      head('POST /api/booking', `content-type: ${json}`, 'transfer-encoding: chunked'),
    );
    for (let sent = 0; sent < 12; sent += 1) connection.send(`8000\r\n${chunks}`);
    connection.send(`0\r\n\r\n${health}`);
    expect((await connection.reply()).status).toBe(413);
    expect((await connection.reply()).status).toBe(200);
  });

  test('7.18 goes on after a body that was announced and called for', async () => {
    const connection = await open();
    const sent = [`content-type: ${json}`, `content-length: ${tooLong.length}`];
    connection.send(head('POST /api/booking', ...sent, 'expect: 100-continue'));
    connection.send(tooLong + health);
    expect((await connection.reply()).status).toBe(413);
    expect((await connection.reply()).status).toBe(200);
  });

  test('7.18 is said to end, and ends, where a refused body does not come', async () => {
    const connection = await open();
    connection.send(head('POST /api/booking', 'content-type: text/plain', 'content-length: 9000'));
    const { status, headers } = await connection.reply();
    expect(status).toBe(415);
    expect(headers.get('connection')).toBe('close');
    await connection.ended;
  });

  test('7.18 is said to end where a refused body is longer than anybody waits for, and the reply arrives', async () => {
    const connection = await open();
    const bytes = 8 * 1024 * 1024;
    connection.send(head('POST /api/booking', `content-type: ${json}`, `content-length: ${bytes}`));
    connection.send('x'.repeat(bytes));
    const { status, headers } = await connection.reply();
    expect(status).toBe(413);
    expect(headers.get('connection')).toBe('close');
    await connection.ended;
  });
});

test('7.18 behind a proxy that keeps connections, refused bodies cost nobody else an answer', async () => {
  const nginx = await runNginx(keepingConnectionsTo(listener.port));
  onTestFinished(() => nginx.stop());
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const refuse = async (turn: number) => {
    const [, status, path, type, body] = refused[turn % refused.length] ?? refused[0];
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    const reply = await fetch(`${nginx.url}${path}`, init);
    await reply.arrayBuffer();
    count(reply.status === status ? 'refused' : `refused with ${reply.status} for ${status}`);
  };
  const ask = async () => {
    const reply = await fetch(`${nginx.url}/api/health`);
    await reply.arrayBuffer();
    count(reply.status === 200 ? 'answered' : `others had ${reply.status}`);
  };
  const each = async (times: number, call: (turn: number) => Promise<void>) => {
    for (let turn = 0; turn < times; turn += 1) await call(turn);
  };
  await Promise.all([each(60, refuse), each(60, refuse), each(200, ask), each(200, ask)]);
  expect(Object.fromEntries(counts)).toEqual({ refused: 120, answered: 400 });
});

test('7.18 a call that comes too often is refused with its body unread, and the connection goes on', async () => {
  const counted = await listen({ port: 0 });
  onTestFinished(() => counted.close());
  const limits = await openRateLimits(api.db);
  counted.answerWith(api.answerWith({}, limits));
  const connection = await openRawConnection(counted.port);
  onTestFinished(() => connection.close());
  const body = 'x'.repeat(100_000);
  const call =
    head('POST /api/booking/callback', `content-type: ${json}`, `content-length: ${body.length}`) +
    body;
  let status = 0;
  for (let made = 0; made < 30 && status !== 429; made += 1) {
    connection.send(call);
    status = (await connection.reply()).status;
  }
  expect(status).toBe(429);
  connection.send(health);
  expect((await connection.reply()).status).toBe(200);
});
