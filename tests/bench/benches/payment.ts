import { startPostgres } from '#tests/support/postgres.ts';
import { startStripeStandIn } from '#tests/support/stand-ins/stripe-stand-in.ts';
import { type Bench, partAtLeast } from '../figure.ts';
import { createWorld } from '../support/create-world.ts';
import { askFor } from '../support/payments.ts';
import { bookings } from '../support/requests.ts';
import { startServer, using } from '../support/servers.ts';

const STORM = 200;
/** A paid booking asks the provider twice over (return and webhook) and books once. */
const ONE_IN = 5;

/**
 * 200 paid intents whose return and webhook arrive together make 200 appointments and no more;
 * beside as many free bookings that arrive together.
 */
export const payment: Bench = {
  name: 'payment',
  run: () =>
    using(async (keep) => {
      const stripe = await keep(startStripeStandIn());
      const postgres = await keep(startPostgres());
      const databaseUrl = await createWorld(postgres, 'payment');
      const server = await keep(startServer(databaseUrl, stripe.settings));
      const visitors = askFor(server.url, stripe, databaseUrl);

      const nextBody = bookings(Date.now());
      const bodies = Array.from({ length: 2 * STORM }, nextBody);
      const free = await perSecond(bodies.slice(0, STORM), visitors.book);
      await visitors.chargeForAll();
      const paid = [];
      for (const body of bodies.slice(STORM)) paid.push(await visitors.pay(body));
      const storm = await perSecond(paid, visitors.arriveTogether);
      const made = await visitors.countPaid();
      if (made !== STORM) throw new Error(`${STORM} payments made ${made} appointments`);
      return [
        partAtLeast(
          {
            what: `payment: ${STORM} returns and webhooks at once, ${made} appointments`,
            measured: `${Math.round(storm)} /s`,
            peer: `${Math.round(free)} /s`,
          },
          storm / free,
          ONE_IN,
        ),
      ];
    }),
};

/** How many a second, when all are begun at once. */
async function perSecond<One>(
  all: readonly One[],
  begin: (one: One) => Promise<unknown>,
): Promise<number> {
  const startedMs = performance.now();
  await Promise.all(all.map(begin));
  return all.length / ((performance.now() - startedMs) / 1000);
}
