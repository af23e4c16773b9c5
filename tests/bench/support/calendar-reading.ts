import { Client } from 'pg';
import { openDatabase } from '#server/platform/db/open.ts';
import { openApiOn } from '#tests/support/api.ts';
import { aHost } from '#tests/support/builders.ts';
import { anEvent, connect, look } from '#tests/support/connected-calendar.ts';
import { signInAs } from '#tests/support/logins.ts';
import { DAV_LOGIN, type DavStandIn } from '#tests/support/stand-ins/dav-stand-in.ts';

const HOUR_MS = 3_600_000;

/** How long something took, and how many statements it asked. */
export interface Measured {
  readonly ms: number;
  readonly statements: number;
}

/** Puts event `number` where a host has it, or changes it: `turn` moves it by minutes. */
export function putEvent(server: DavStandIn, number: number, turn = 0): void {
  const startMs = Date.parse('2030-01-08T00:00:00Z') + number * HOUR_MS + turn * 60_000;
  const isoAt = (ms: number) => new Date(ms).toISOString();
  const times = [isoAt(startMs), isoAt(startMs + HOUR_MS / 2)] as const;
  server.put(`${number}.ics`, anEvent(`event-${number}`, times));
}

/** The app on a database, in this process, with every statement counted. */
export async function openReading(databaseUrl: string) {
  let statements = 0;
  const onStatement = () => {
    statements += 1;
  };
  const api = await openApiOn(await openDatabase({ databaseUrl, onStatement }));
  const measure = async <Value>(
    work: () => Promise<Value>,
  ): Promise<Measured & { value: Value }> => {
    const [before, beganMs] = [statements, performance.now()];
    const value = await work();
    return { value, ms: performance.now() - beganMs, statements: statements - before };
  };
  return {
    /** The calendars of a new host are connected and read, and afterwards read once more. */
    async readBy(server: DavStandIn) {
      const host = await aHost(api.db, { role: 'owner' });
      const client = await signInAs(api, host);
      const account = { url: server.url, ...DAV_LOGIN, password: () => DAV_LOGIN.password };
      const { value: connection, ...first } = await measure(() => connect(client, account));
      return {
        first,
        again: () => measure(() => look(client, connection)),
        async count() {
          const [row] = await api.db.query<{ count: number }>({
            text: 'select count(*)::int as count from busy_time where host_id = $1',
            values: [host.hostId],
          });
          return row?.count ?? 0;
        },
      };
    },
    stop: () => api.close(),
  };
}

/** As many rows as so many events leave, each table by one statement and in one transaction; milliseconds. */
export async function insertBare(databaseUrl: string, count: number): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create temporary table bare_event (like external_event including all);
      create temporary table bare_time (like busy_time including all)`);
    const ids = Array.from({ length: count }, (_, number) => `event-${number}`);
    const texts = ids.map((id) => anEvent(id, ['2030-01-08T00:00:00Z', '2030-01-08T00:30:00Z']));
    const beganMs = performance.now();
    await client.query('begin');
    await client.query(
      `insert into bare_event (company_id, calendar_id, remote_id, uid, version, content)
        select gen_random_uuid(), gen_random_uuid(), id, id, id, content
        from unnest($1::text[], $2::text[]) as given (id, content)`,
      [ids, texts],
    );
    await client.query(
      `insert into bare_time (company_id, id, host_id, kind, uid, title, starts_at, ends_at)
        select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'calendar-event', id, id,
          now() + n * interval '1 hour', now() + (n + 0.5) * interval '1 hour'
        from unnest($1::text[]) with ordinality as given (id, n)`,
      [ids],
    );
    await client.query('commit');
    return performance.now() - beganMs;
  } finally {
    await client.end();
  }
}
