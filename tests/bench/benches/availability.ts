import { startPostgres } from '#tests/support/postgres.ts';
import { type Bench, partAtLeast, ratioAtMost } from '../figure.ts';
import { median } from '../median.ts';
import { createWorld } from '../support/create-world.ts';
import { drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { availabilityPath } from '../support/requests.ts';
import { startBareServer, startServer, using } from '../support/servers.ts';
import { singleMeetingTypeId, teamMeetingTypeId } from '../support/world.ts';

const ROUNDS = 5;
const SECONDS = 3;

/** A month of slots, of one host and of a hundred, against one row behind the same Hono. */
export const availability: Bench = {
  name: 'availability',
  run: () =>
    using(async (keep) => {
      const postgres = await keep(startPostgres());
      const databaseUrl = await createWorld(postgres, 'availability');
      const server = await keep(startServer(databaseUrl));
      const bare = await keep(startBareServer(databaseUrl));
      const nowMs = Date.now();
      const month = (id: string) => server.url + availabilityPath(id, nowMs);
      await expectSlots(month(singleMeetingTypeId));
      await expectSlots(month(teamMeetingTypeId));

      const rounds = await interleave(ROUNDS, {
        bare: () => drive({ url: `${bare.url}/row`, seconds: SECONDS }),
        single: () => drive({ url: month(singleMeetingTypeId), seconds: SECONDS }),
        team: () => drive({ url: month(teamMeetingTypeId), seconds: SECONDS }),
      });
      const rate = (name: 'bare' | 'single' | 'team') =>
        median(rounds.map((round) => round[name].perSecond));
      const timeMs = (name: 'single' | 'team') => `${(1000 / rate(name)).toFixed(2)} ms`;
      return [
        partAtLeast(
          {
            what: 'availability: one host, beside a SELECT',
            measured: perSecond(rate('single')),
            peer: perSecond(rate('bare')),
          },
          median(rounds.map(({ single, bare: row }) => single.perSecond / row.perSecond)),
          30,
        ),
        ratioAtMost(
          {
            what: 'availability: 100 hosts, beside one',
            measured: timeMs('team'),
            peer: timeMs('single'),
          },
          median(rounds.map(({ single, team }) => single.perSecond / team.perSecond)),
          20,
        ),
      ];
    }),
};

function perSecond(rate: number): string {
  return `${Math.round(rate)} /s`;
}

/** A quick answer without slots would be worth nothing. */
async function expectSlots(url: string): Promise<void> {
  const { dates } = (await (await fetch(url)).json()) as { dates: { spots: unknown[] }[] };
  if (dates.length < 20) throw new Error(`Only ${dates.length} dates with slots on ${url}`);
}
