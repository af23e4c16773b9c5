import { countTrips } from '#tests/support/count-trips.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { amountAtMost, type Bench, partAtLeast } from '../figure.ts';
import { median } from '../median.ts';
import { createWorld } from '../support/create-world.ts';
import { drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { bookings, reservations } from '../support/requests.ts';
import { startBareServer, startServer, using } from '../support/servers.ts';

const ROUNDS = 5;
const SECONDS = 4;
/** What a booking depends on is read with the start of its transaction, then all is written. */
const TRIPS = 2;

/** Bookings of free times, jobs and mails included, against a bare insert behind the same Hono. */
export const booking: Bench = {
  name: 'booking',
  run: () =>
    using(async (keep) => {
      const postgres = await keep(startPostgres());
      const databaseUrl = await createWorld(postgres, 'booking');
      const server = await keep(startServer(databaseUrl));
      const bare = await keep(startBareServer(databaseUrl));
      const nextBooking = bookings(Date.now());
      const nextReservation = reservations(Date.now());
      const trips = await using(async (keepMeanwhile) => {
        const proxy = await keepMeanwhile(countTrips(databaseUrl, 'availability-facts'));
        const { url } = await keepMeanwhile(startServer(proxy.through(databaseUrl)));
        const load = { url: `${url}/api/booking`, seconds: 1, connections: 1 };
        await drive({ ...load, nextBody: nextBooking });
        return proxy.trips;
      });

      const rounds = await interleave(ROUNDS, {
        bare: () =>
          drive({ url: `${bare.url}/reservation`, seconds: SECONDS, nextBody: nextReservation }),
        booking: () =>
          drive({ url: `${server.url}/api/booking`, seconds: SECONDS, nextBody: nextBooking }),
      });
      const rate = (name: 'bare' | 'booking') =>
        `${Math.round(median(rounds.map((round) => round[name].perSecond)))} /s`;
      return [
        partAtLeast(
          {
            what: 'booking: a free time, beside an INSERT',
            measured: rate('booking'),
            peer: rate('bare'),
          },
          median(rounds.map((round) => round.booking.perSecond / round.bare.perSecond)),
          8,
        ),
        amountAtMost('booking: round trips to the database', median(trips), TRIPS, 'trips'),
      ];
    }),
};
