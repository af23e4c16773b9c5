import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '#shared/api/endpoint.ts';
import { type Listener, listen } from './listen.ts';

let listener: Listener;
beforeAll(async () => {
  listener = await listen({ port: 0 });
});
afterAll(() => listener.close());

const ask = (path: string, method = 'GET') =>
  fetch(`http://localhost:${listener.port}${path}`, { method });

test.each(['/api/ready', '/api/booking?x=1', '/api'])(
  '19.9 while the server starts, %s answers in the catalogue’s shape',
  async (path) => {
    const reply = await ask(path, 'POST');
    const body = errorBody.parse(await reply.json());
    expect([reply.status, body.error]).toEqual([503, 'not-ready']);
    expect(reply.headers.get('x-request-id')).toBe(body.requestId);
    expect(reply.headers.get('retry-after')).toBe('1');
  },
);

test('19.9 while the server starts, a page reads a word', async () => {
  const reply = await ask('/apiary');
  expect([reply.status, await reply.text()]).toEqual([503, 'Starting']);
});
