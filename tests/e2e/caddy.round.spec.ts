import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { callRoom } from '#tests/support/room-caller.ts';
import { runCaddy } from '#tests/support/run-caddy.ts';
import { project } from '#tests/support/run-server.ts';
import { expect, test } from './support/test.ts';

test('7.26 `caddy run` in dist/hosting serves the site as our own server does', async ({
  request,
  server,
}) => {
  const url = `http://localhost:${await freePort()}`;
  const caddy = await runCaddy(join(project, 'dist/hosting'), { KALENDS_SITE: url });
  try {
    for (const path of ['/', '/ada/intro', '/team/studio', '/admin/none', '/_astro/none.js']) {
      const there = await request.get(url + path);
      expect(there.status(), path).toBe((await request.get(server.url + path)).status());
      expect(await there.text(), path).toContain('<title>');
    }
  } finally {
    await caddy.stop();
  }
});

test('7.26 `caddy run` in deploy puts the server behind Caddy', async ({ request, server }) => {
  const url = `http://localhost:${await freePort()}`;
  const KALENDS_SERVER = new URL(server.url).host;
  const caddy = await runCaddy(join(project, 'deploy'), { KALENDS_SITE: url, KALENDS_SERVER });
  try {
    expect(await (await request.get(`${url}/api/ready`)).json()).toEqual({ status: 'ready' });
    expect(await (await request.get(`${url}/ada/intro`)).text()).toContain('<title>');
    // A room's line comes through: it is our server that does not know the ticket.
    const line = callRoom(url, { roomId: randomUUID(), ticket: 'none' });
    await expect(line).rejects.toThrow('403');
  } finally {
    await caddy.stop();
  }
});
