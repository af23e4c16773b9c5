import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { createClient } from '#shared/api/client.ts';
import { book } from '#tests/support/api-bookings.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { countTrips } from '#tests/support/count-trips.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { everyDay } from '#tests/support/hours.ts';
import { runServer } from '#tests/support/run-server.ts';

const DAY_MS = 86_400_000;
/** Patience with a real server on a busy machine. */
const SERVER_MS = 180_000;

test(
  '19.20 a booking asks its database twice: what it depends on, and to write it',
  async () => {
    const { url, drop } = await freshDatabase();
    const proxy = await countTrips(url, 'availability-facts');
    const environment = { DATABASE_URL: proxy.through(url), SECRET: 'a secret for tests only' };
    const server = await runServer({ environment });
    const db = await openDatabase({ databaseUrl: url, poolSize: 1 });
    try {
      const host = await aHost(db, { weekly: everyDay('0:00-24:00') });
      const { meetingTypeId } = await aMeetingType(db, host);
      const client = createClient({ origin: server.url });
      const firstMs = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
      for (let hour = 0; hour < 5; hour += 1) {
        const start = new Date(firstMs + hour * 3_600_000).toISOString();
        await book(client, { meetingTypeId, start });
      }
      expect(proxy.trips).toEqual([2, 2, 2, 2, 2]);
    } finally {
      await server.stop();
      await db.close();
      await proxy.stop();
      await drop();
    }
  },
  SERVER_MS,
);
