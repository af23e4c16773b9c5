import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { idOf } from './ids.ts';

/**
 * The least that a server on this stack can do, to measure ours against: the same Hono and pool
 * without middleware, one statement a request, kept prepared on its connection.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10, pipeline: true });
const app = new Hono();

app.get('/row', async (c) => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'select * from host where company_id = $1 and id = $2',
    values: [idOf('company', 1), idOf('host', 0)],
  });
  return c.json(rows[0]);
});

app.post('/reservation', async (c) => {
  const { hostId, start } = await c.req.json();
  const { rows } = await pool.query({
    name: 'reserve',
    text: `insert into bare_reservation (company_id, host_id, during)
      values ($1, $2, tstzrange($3, $3::timestamptz + interval '30 minutes'))
      on conflict do nothing returning id`,
    values: [idOf('company', 1), hostId, start],
  });
  return rows.length === 1 ? c.json(rows[0]) : c.json({}, 409);
});

const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
  console.log(`Bare server ready on http://localhost:${port}`);
});
process.once('SIGTERM', () => {
  server.close(() => void pool.end());
  if ('closeAllConnections' in server) server.closeAllConnections();
});
