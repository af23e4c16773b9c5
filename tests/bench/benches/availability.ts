import { startPostgres } from '#tests/support/postgres.ts';
import { type Bench, partAtLeast, partOf, ratioAtMost } from '../figure.ts';
import { median } from '../median.ts';
import { createWorld } from '../support/create-world.ts';
import { drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { availabilityPath } from '../support/requests.ts';
import { startBareServer, startServer, using } from '../support/servers.ts';
import { whileBooked } from '../support/while-booked.ts';
import { singleMeetingTypeId, singlePagePath, teamMeetingTypeId } from '../support/world.ts';

const ROUNDS = 5;
const SECONDS = 3;

/**
 * A month of slots, of one host, of a hundred and in a page, against one row behind the same Hono: while
 * nothing changes, and while somebody books with the same company each second.
 */
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
      const page = { url: server.url + singlePagePath, headers: { 'accept-encoding': 'br' } };
      await expectFilled(page.url);

      const booked = whileBooked(server.url, nowMs);
      const rounds = await interleave(ROUNDS, {
        bare: () => drive({ url: `${bare.url}/row`, seconds: SECONDS }),
        single: () => drive({ url: month(singleMeetingTypeId), seconds: SECONDS }),
        team: () => drive({ url: month(teamMeetingTypeId), seconds: SECONDS }),
        page: () => drive({ ...page, seconds: SECONDS }),
        busySingle: () =>
          booked(() => drive({ url: month(singleMeetingTypeId), seconds: SECONDS })),
        busyPage: () => booked(() => drive({ ...page, seconds: SECONDS })),
      });
      type Name = keyof (typeof rounds)[number];
      const rate = (name: Name) => median(rounds.map((round) => round[name].perSecond));
      const part = (name: Name) =>
        median(rounds.map((round) => round[name].perSecond / round.bare.perSecond));
      const besideBare = (what: string, name: Name) => ({
        what: `availability: ${what}`,
        measured: perSecond(rate(name)),
        peer: perSecond(rate('bare')),
      });
      const timeMs = (name: 'single' | 'team') => `${(1000 / rate(name)).toFixed(2)} ms`;
      return [
        partAtLeast(besideBare('one host, beside a SELECT', 'single'), part('single'), 6),
        partAtLeast(besideBare('a filled page, beside a SELECT', 'page'), part('page'), 8),
        partOf(besideBare('one host, a booking a second', 'busySingle'), part('busySingle')),
        partOf(besideBare('a page, a booking a second', 'busyPage'), part('busyPage')),
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

/** So would a shell. */
async function expectFilled(url: string): Promise<void> {
  const page = await (await fetch(url)).text();
  if (!page.includes('"starts":[')) throw new Error(`No starts in ${url}`);
}
