import { createApiToken } from '#server/people/api-token/create-api-token.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { host } from '#server/platform/db/schema/schema.ts';
import { systemClock } from '#server/platform/kernel/clock.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { type Bench, ratioAtMost } from '../figure.ts';
import { median } from '../median.ts';
import { createWorld } from '../support/create-world.ts';
import { type Driven, drive } from '../support/drive.ts';
import { interleave } from '../support/interleave.ts';
import { startServer, using } from '../support/servers.ts';
import { benchCompanyId, singleHostId } from '../support/world.ts';

const ROUNDS = 6;
const SECONDS = 2;
const BUDGET = 2;
const PAGE_SIZE = 25;

type Headers = Readonly<Record<string, string>>;

/** The list of appointments of a company with 100,000 of them, beside one with 1,000. */
export const lists: Bench = {
  name: 'lists',
  run: () =>
    using(async (keep) => {
      const postgres = await keep(startPostgres());
      const open = async (name: string, listOf: number) => {
        const url = await createWorld(postgres, name, { listOf });
        const headers = await signIn(url);
        return { ...(await keep(startServer(url))), headers };
      };
      const few = await open('lists_few', 1_000);
      const many = await open('lists_many', 100_000);
      const measure = async (what: string, ofFew: string, ofMany = ofFew) => {
        const rounds = await interleave(ROUNDS, {
          few: () => drive({ ...few, url: few.url + ofFew, seconds: SECONDS }),
          many: () => drive({ ...many, url: many.url + ofMany, seconds: SECONDS }),
        });
        return compare(`lists: ${what}, 100,000 beside 1,000`, rounds);
      };
      const list = (query: Readonly<Record<string, string>> = {}) =>
        `/api/appointments?${new URLSearchParams({ pageSize: String(PAGE_SIZE), ...query })}`;
      const deep = async ({ url, headers }: typeof few, pages: number) =>
        list({ cursor: await findCursor(url, headers, pages) });
      return [
        await measure('first page', list()),
        // The last page of the few beside the 500th of the many.
        await measure('500th page', await deep(few, 18), await deep(many, 500)),
        await measure('first page of the past', list({ tab: 'past' })),
        await measure('first page of a host', list({ hostId: singleHostId })),
        await measure('first page of the cancelled', list({ tab: 'cancelled' })),
        await measure('search for a person', list({ search: 'lindqvist' })),
        await measure('search for what all have', list({ search: 'visitor' })),
      ];
    }),
};

/** The owner, by a token. */
async function signIn(databaseUrl: string): Promise<Headers> {
  const db = openPostgres({ databaseUrl, poolSize: 1 });
  try {
    await db.orm.update(host).set({ role: 'owner' });
    const owner = { companyId: benchCompanyId, hostId: singleHostId };
    const { token } = await createApiToken({ db, clock: systemClock }, owner, { name: 'Bench' });
    return { authorization: `Bearer ${token}` };
  } finally {
    await db.close();
  }
}

/** Walks to where a page begins. */
async function findCursor(url: string, headers: Headers, pages: number): Promise<string> {
  let cursor = '';
  for (let page = 1; page < pages; page += 1) {
    const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), ...(cursor && { cursor }) });
    const reply = await fetch(`${url}/api/appointments?${query}`, { headers });
    const { next } = await reply.json();
    if (typeof next !== 'string') throw new Error(`The list ends on page ${page}`);
    cursor = next;
  }
  return cursor;
}

function compare(what: string, rounds: readonly Record<'few' | 'many', Driven>[]) {
  const time = (name: 'few' | 'many') =>
    `${median(rounds.map((round) => round[name].medianMs)).toFixed(2)} ms`;
  return ratioAtMost(
    { what, measured: time('many'), peer: time('few') },
    median(rounds.map((round) => round.many.medianMs / round.few.medianMs)),
    BUDGET,
  );
}
