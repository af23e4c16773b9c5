import { startPostgres } from '#tests/support/postgres.ts';
import { type Bench, partAtLeast } from '../figure.ts';
import { median } from '../median.ts';
import { createWorld } from '../support/create-world.ts';
import { drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { bookings, reservations } from '../support/requests.ts';
import { startBareServer, startServer, using } from '../support/servers.ts';

const ROUNDS = 5;
const SECONDS = 4;

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
          10,
        ),
      ];
    }),
};
