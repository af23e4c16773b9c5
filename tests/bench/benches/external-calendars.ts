import { setTimeout } from 'node:timers/promises';
import { SECRET } from '#tests/support/api.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startDavStandIn } from '#tests/support/stand-ins/dav-stand-in.ts';
import { amountAtMost, type Bench, type Figure, ratioAtMost, ratioOf } from '../figure.ts';
import { median } from '../median.ts';
import { insertBare, openReading, putEvent } from '../support/calendar-reading.ts';
import { connectHosts } from '../support/connect-hosts.ts';
import { createWorld } from '../support/create-world.ts';
import { type Driven, drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { availabilityPath, bookings } from '../support/requests.ts';
import { startServer, using } from '../support/servers.ts';
import { takeTurns } from '../support/take-turns.ts';
import { connectedMeetingTypeId, singleMeetingTypeId } from '../support/world.ts';

const EVENTS = 10_000;
const CHANGED = 100;
const ROUNDS = 10;
const SECONDS = 2;

/** Hosts' own calendars: what they cost a visitor, and what it costs to read them. */
export const externalCalendars: Bench = {
  name: 'external-calendars',
  run: async () => [
    ...(await compareSlots()),
    ...(await measureReading()),
    ...(await compareBookings()),
  ],
};

/** A month of a host with 10,000 events and of one with none, on one server. */
function compareSlots(): Promise<Figure[]> {
  return using(async (keep) => {
    const postgres = await keep(startPostgres());
    const databaseUrl = await createWorld(postgres, 'calendars', { calendarOf: EVENTS });
    const server = await keep(startServer(databaseUrl));
    const nowMs = Date.now();
    const kept = (id: string) => ({ url: server.url + availabilityPath(id, nowMs) });
    // A range that begins a millisecond later is asked by nobody else.
    let askedMs = nowMs;
    const anew = (id: string) => ({
      ...kept(id),
      nextPath: () => {
        askedMs += 1;
        return availabilityPath(id, askedMs);
      },
    });
    const both = (load: typeof anew | typeof kept) =>
      interleave(ROUNDS, {
        none: () => drive({ ...load(singleMeetingTypeId), seconds: SECONDS }),
        full: () => drive({ ...load(connectedMeetingTypeId), seconds: SECONDS }),
      });
    return [
      compareTimes('calendars: slots, 10,000 events beside none', await both(anew)),
      compareTimes('calendars: the same, kept', await both(kept)),
    ];
  });
}

function compareTimes(what: string, rounds: readonly Record<'none' | 'full', Driven>[]) {
  const timeOf = (name: 'none' | 'full') =>
    1000 / median(rounds.map((round) => round[name].perSecond));
  const [full, none] = [timeOf('full'), timeOf('none')];
  return ratioAtMost({ what, measured: toMs(full), peer: toMs(none) }, full / none, 1.25);
}

const toMs = (time: number) => `${time.toFixed(2)} ms`;

/** Beside what is written, each event is asked for, told, read as iCalendar and compared. */
const FIRST_BUDGET = 20;
/** And of a few, most of the time goes into asking. */
const DELTA_BUDGET = 50;
/**
 * Of an account with two calendars: what was kept, what is new by 500 and by 5,000, how far it was read. Three of them
 * are for what hosts are asked and what follows them: which of our events a reading names, one for each
 * calendar, and which appointments the new busy times meet.
 */
const FIRST_STATEMENTS = 80;
const DELTA_STATEMENTS = 38;

/** A CalDAV calendar that is read whole, and then what has changed in it, beside bare inserts of as many rows. */
function measureReading(): Promise<Figure[]> {
  return using(async (keep) => {
    const postgres = await keep(startPostgres());
    const databaseUrl = await createWorld(postgres, 'reading');
    const server = await keep(startDavStandIn());
    const reading = await keep(openReading(databaseUrl));
    for (let number = 0; number < EVENTS; number += 1) putEvent(server, number);
    const readOnce = async (round: number) => {
      const bareFirst = await insertBare(databaseUrl, EVENTS);
      const { first, again, count } = await reading.readBy(server);
      if ((await count()) !== EVENTS) throw new Error(`${await count()} events take time`);
      for (let number = 0; number < CHANGED; number += 1) putEvent(server, number, round);
      const bareDelta = await insertBare(databaseUrl, CHANGED);
      return { first, delta: await again(), bareFirst, bareDelta };
    };
    await readOnce(1);
    const rounds = [await readOnce(2), await readOnce(3), await readOnce(4)];
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    const ms = (time: number) => `${time.toFixed(1)} ms`;
    return [
      ratioAtMost(
        {
          what: 'calendars: first sync of 10,000, beside an INSERT',
          measured: ms(of(({ first }) => first.ms)),
          peer: ms(of(({ bareFirst }) => bareFirst)),
        },
        of(({ first, bareFirst }) => first.ms / bareFirst),
        FIRST_BUDGET,
      ),
      ratioAtMost(
        {
          what: 'calendars: 100 of them changed, beside an INSERT',
          measured: ms(of(({ delta }) => delta.ms)),
          peer: ms(of(({ bareDelta }) => bareDelta)),
        },
        of(({ delta, bareDelta }) => delta.ms / bareDelta),
        DELTA_BUDGET,
      ),
      amountAtMost(
        'calendars: statements of a first sync of 10,000',
        of(({ first }) => first.statements),
        FIRST_STATEMENTS,
        'statements',
      ),
      amountAtMost(
        'calendars: statements where 100 have changed',
        of(({ delta }) => delta.statements),
        DELTA_STATEMENTS,
        'statements',
      ),
    ];
  });
}

const BOOKED = 10;
/** In which what hangs is slow once for each of them, and is left alone for longer than all of this takes. */
const WARM_SECONDS = 5;
/** 1,600 bookings each, of which p99 leaves out 16. */
const BOOKING_SECONDS = 120;
/** Fewer than a server bears: how long one takes is asked, not how many there are. */
const BOOKINGS_PER_SECOND = 40;

/**
 * Bookings with hosts whose calendars' server hangs, beside those with hosts who have none. By turns, as a p99 of rounds
 * is that of the rounds in which something else ran. Two servers whose hosts have none stand beside each other too:
 * as far apart as those come out, the first figure says nothing.
 */
function compareBookings(): Promise<Figure[]> {
  return using(async (keep) => {
    const postgres = await keep(startPostgres());
    const databases = {
      none: await createWorld(postgres, 'no_calendars'),
      same: await createWorld(postgres, 'no_calendars_either'),
      hanging: await createWorld(postgres, 'hanging_calendars'),
    };
    const calendars = await keep(startDavStandIn());
    await connectHosts(databases.hanging, calendars, BOOKED);
    calendars.behave({ instead: () => 'hang' });
    const environment = {
      REACHABLE_PRIVATE_HOSTS: new URL(calendars.url).host,
      SECRET,
      // What it tells of a calendar that cannot be read is no fault of the bench.
      LOG_LEVEL: 'silent',
    };
    const start = async (databaseUrl: string) => ({
      url: `${(await keep(startServer(databaseUrl, environment))).url}/api/booking`,
      nextBody: bookings(Date.now(), BOOKED),
    });
    const posts = {
      none: await start(databases.none),
      same: await start(databases.same),
      hanging: await start(databases.hanging),
    };
    const askedBefore = calendars.asked.length;
    // It has learnt whose calendars can be asked.
    while (calendars.asked.length === askedBefore) await setTimeout(50);
    const book = (seconds: number) => takeTurns({ posts, perSecond: BOOKINGS_PER_SECOND, seconds });
    await book(WARM_SECONDS);
    const took = await book(BOOKING_SECONDS);
    const p99Of = (name: keyof typeof posts) => slowestBut(0.01, took.get(name) ?? []);
    const [none, same, hanging] = [p99Of('none'), p99Of('same'), p99Of('hanging')];
    const what = 'calendars: p99 of bookings, one hangs, beside none';
    const noise = 'calendars: the same, none beside none';
    return [
      ratioAtMost({ what, measured: toMs(hanging), peer: toMs(none) }, hanging / none, 1.1),
      ratioOf({ what: noise, measured: toMs(same), peer: toMs(none) }, same / none),
    ];
  });
}

/** The time within which all but a part were answered. */
function slowestBut(part: number, milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * (1 - part))] ?? 0;
}
