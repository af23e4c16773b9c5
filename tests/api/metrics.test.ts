import { expect, test } from 'vitest';
import { runServer } from '#tests/support/run-server.ts';

const token = 'a token for the monitor';

test('7.27 metrics are read with the token: requests by route, queues, the process', async () => {
  const server = await runServer({ environment: { DEMO: 'off', METRICS_TOKEN: token } });
  const read = (headers = {}) => fetch(`${server.url}/metrics`, { headers });
  await fetch(`${server.url}/api/booking/team/nobody`);
  await fetch(`${server.url}/api/no-such-call/with-a-secret`);
  expect((await read()).status).toBe(401);
  expect((await read({ authorization: 'Bearer another' })).status).toBe(401);
  const reply = await read({ authorization: `Bearer ${token}` });
  expect(reply.headers.get('content-type')).toContain('version=0.0.4');
  const text = await reply.text();
  expect(text).toMatch(
    /kalends_http_request_duration_seconds_count\{method="GET",route="\/api\/[^"]*:[^"]*",status="404"\} 1/,
  );
  expect(text).toContain('route="/api/*",status="404"');
  expect(text).not.toContain('with-a-secret');
  expect(text).toMatch(/kalends_queue_lag_seconds\{queue="mail"\} [\d.]+/);
  expect(text).toContain('kalends_effects{kind="message",state="waiting"} 0');
  expect(text).toContain('kalends_effects{kind="refund",state="failed"} 0');
  expect(text).toContain('process_cpu_seconds_total');
  await server.stop();
});

test('7.27 without a token there are no metrics; 7.26 and a proxy nobody told of is noticed once', async () => {
  const server = await runServer({ environment: { DEMO: 'off' } });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const _ of [1, 2, 3]) await fetch(`${server.url}/api/health`, { headers });
  await server.stop();
  expect(server.output().match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1);
});
