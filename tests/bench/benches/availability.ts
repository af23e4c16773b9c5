import { countAsked } from '#tests/support/count-trips.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { amountOf, type Bench, type Figure, partAtLeast, partOf, ratioAtMost } from '../figure.ts';
import { median } from '../median.ts';
import { createWorld } from '../support/create-world.ts';
import { drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { availabilityPath, bookings } from '../support/requests.ts';
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

      const nextBooking = bookings(nowMs);
      const booked = whileBooked(server.url, nextBooking);
      // A range that begins a millisecond later is asked by nobody else.
      let askedMs = nowMs;
      const nextPath = (id: string) => () => {
        askedMs += 1;
        return availabilityPath(id, askedMs);
      };
      const anew = (id: string) => ({ url: month(id), seconds: SECONDS, nextPath: nextPath(id) });
      const rounds = await interleave(ROUNDS, {
        bare: () => drive({ url: `${bare.url}/row`, seconds: SECONDS }),
        single: () => drive({ url: month(singleMeetingTypeId), seconds: SECONDS }),
        team: () => drive({ url: month(teamMeetingTypeId), seconds: SECONDS }),
        page: () => drive({ ...page, seconds: SECONDS }),
        anewSingle: () => drive(anew(singleMeetingTypeId)),
        anewTeam: () => drive(anew(teamMeetingTypeId)),
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
      const timeMs = (name: Name) => `${(1000 / rate(name)).toFixed(2)} ms`;
      return [
        partAtLeast(besideBare('one host, beside a SELECT', 'single'), part('single'), 6),
        partAtLeast(besideBare('a filled page, beside a SELECT', 'page'), part('page'), 8),
        partOf(besideBare('one host, a booking a second', 'busySingle'), part('busySingle')),
        partOf(besideBare('a page, a booking a second', 'busyPage'), part('busyPage')),
        ratioAtMost(
          {
            what: 'availability: 100 hosts, beside one, kept',
            measured: timeMs('team'),
            peer: timeMs('single'),
          },
          median(rounds.map(({ single, team }) => single.perSecond / team.perSecond)),
          20,
        ),
        ratioAtMost(
          {
            what: 'availability: 100 hosts, beside one, not kept',
            measured: timeMs('anewTeam'),
            peer: timeMs('anewSingle'),
          },
          median(
            rounds.map(({ anewSingle, anewTeam }) => anewSingle.perSecond / anewTeam.perSecond),
          ),
          8,
        ),
        ...(await countKept(databaseUrl, nextBooking)),
      ];
    }),
};

const LOOKS_PER_SECOND = 100;

/** Of looks at one month, how many are answered by what is kept, while others book with the company. */
async function countKept(databaseUrl: string, nextBooking: () => object): Promise<Figure[]> {
  return using(async (keep) => {
    const facts = await keep(countAsked(databaseUrl, 'availability-facts'));
    const server = await keep(startServer(facts.through(databaseUrl)));
    const figures: Figure[] = [];
    for (const perSecond of [1, 10, 100]) {
      let booked = 0;
      const next = () => {
        booked += 1;
        return nextBooking();
      };
      const before = facts.count();
      const path = availabilityPath(singleMeetingTypeId, Date.now());
      const look = { url: server.url + path, seconds: SECONDS, perSecond: LOOKS_PER_SECOND };
      const { answered } = await whileBooked(server.url, next, perSecond)(() => drive(look));
      // Each booking reads what it depends on itself.
      const read = facts.count() - before - booked;
      const share = 100 * (1 - Math.max(0, read) / answered);
      figures.push(
        amountOf(`availability: kept, of 100 looks, ${perSecond} booked /s`, share, '%'),
      );
    }
    return figures;
  });
}

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
