import { startPostgres } from '#tests/support/postgres.ts';
import { amountAtMost, type Bench } from '../figure.ts';
import { createWorld } from '../support/create-world.ts';
import { drive } from '../support/drive.ts';
import { readMemory } from '../support/read-memory.ts';
import { availabilityPath, bookings } from '../support/requests.ts';
import { startServer, using } from '../support/servers.ts';
import { singleMeetingTypeId, teamMeetingTypeId } from '../support/world.ts';

const SECONDS = 10;
const BUDGET_MB = 250;

/** Resident memory of the server process under slots and bookings one after the other and at once. */
export const memory: Bench = {
  name: 'memory',
  run: () =>
    using(async (keep) => {
      const postgres = await keep(startPostgres());
      const databaseUrl = await createWorld(postgres, 'memory', { withHistory: true });
      const server = await keep(startServer(databaseUrl));
      const nowMs = Date.now();
      const month = (id: string) =>
        drive({ url: server.url + availabilityPath(id, nowMs), seconds: SECONDS });
      const nextBody = bookings(nowMs);
      const book = () => drive({ url: `${server.url}/api/booking`, seconds: SECONDS, nextBody });

      await month(singleMeetingTypeId);
      await month(teamMeetingTypeId);
      await book();
      await Promise.all([month(singleMeetingTypeId), book()]);
      const { nowMb, highestMb } = readMemory(server.pid);
      return [
        amountAtMost('memory: server after the load', nowMb, BUDGET_MB, 'MB'),
        amountAtMost('memory: server at its highest', highestMb, BUDGET_MB, 'MB'),
      ];
    }),
};
