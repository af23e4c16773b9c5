import { startPostgres } from '#tests/support/postgres.ts';
import { type Bench, ratioAtMost } from '../figure.ts';
import { median } from '../median.ts';
import { createWorld } from '../support/create-world.ts';
import { type Driven, drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { availabilityPath, bookings } from '../support/requests.ts';
import { startServer, using } from '../support/servers.ts';
import { singleMeetingTypeId } from '../support/world.ts';

const ROUNDS = 6;
const SECONDS = 3;
const BUDGET = 1.25;

/** Two servers in turn: one whose database is nearly empty, one with 100,000 appointments. */
export const history: Bench = {
  name: 'history',
  run: () =>
    using(async (keep) => {
      const postgres = await keep(startPostgres());
      const emptyUrl = await createWorld(postgres, 'history_none');
      const fullUrl = await createWorld(postgres, 'history_full', { withHistory: true });
      const empty = await keep(startServer(emptyUrl));
      const full = await keep(startServer(fullUrl));
      const nowMs = Date.now();
      const month = availabilityPath(singleMeetingTypeId, nowMs);
      const [nextEmpty, nextFull] = [bookings(nowMs), bookings(nowMs)];

      const reads = await interleave(ROUNDS, {
        empty: () => drive({ url: empty.url + month, seconds: SECONDS }),
        full: () => drive({ url: full.url + month, seconds: SECONDS }),
      });
      const book = '/api/booking';
      const writes = await interleave(ROUNDS, {
        empty: () => drive({ url: empty.url + book, seconds: SECONDS, nextBody: nextEmpty }),
        full: () => drive({ url: full.url + book, seconds: SECONDS, nextBody: nextFull }),
      });
      return [
        compare('history: availability, 100,000 beside few', reads),
        compare('history: booking, 100,000 beside few', writes),
      ];
    }),
};

function compare(what: string, rounds: readonly Record<'empty' | 'full', Driven>[]) {
  const time = (name: 'empty' | 'full') =>
    `${median(rounds.map((round) => round[name].medianMs)).toFixed(2)} ms`;
  return ratioAtMost(
    { what, measured: time('full'), peer: time('empty') },
    median(rounds.map((round) => round.full.medianMs / round.empty.medianMs)),
    BUDGET,
  );
}
