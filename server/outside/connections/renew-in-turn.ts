import type { Database, Sql, Transaction } from '#server/platform/db/database.ts';
import type { RenewCredentials } from '#server/platform/kernel/authorised-provider.ts';
import type { CalendarAnswer } from '#server/platform/kernel/calendar-provider.ts';

/** Where the credentials of one account are kept. */
export interface KeptCredentials<Row> {
  /** Whom one asks for other ones: those of one provider wait for each other. */
  readonly provider: string;
  readonly id: string;
  readonly find: (sql: Sql) => Promise<Row | undefined>;
  /** The same, with its row locked until the transaction ends. */
  readonly lock: (tx: Transaction) => Promise<Row | undefined>;
  /** Undefined where they were sealed with a secret that is not here any more. */
  readonly open: (row: Row) => string | undefined;
  readonly keep: (sql: Sql, row: Row, credentials: string) => Promise<unknown>;
}

/**
 * Renews the credentials of an account for one caller at a time. On a server its row is locked meanwhile, which
 * holds a connection of the database for as long as the provider takes: one for each provider, since what is
 * silent to one account is silent to all, and pages need the others. An embedded database has this process alone,
 * and would keep everybody waiting for the provider.
 */
export function renewInTurn<Row>(db: Database, kept: KeptCredentials<Row>): RenewCredentials {
  if (db.kind === 'postgres') {
    return (renew) =>
      inTurn(kept.provider, () =>
        db.transaction(async (tx) => renewKept(tx, kept, await kept.lock(tx), renew)),
      );
  }
  return (renew) => inTurn(kept.id, async () => renewKept(db, kept, await kept.find(db), renew));
}

async function renewKept<Row>(
  sql: Sql,
  kept: KeptCredentials<Row>,
  row: Row | undefined,
  renew: Parameters<RenewCredentials>[0],
): Promise<CalendarAnswer<string>> {
  const before = row && kept.open(row);
  if (!row || before === undefined) {
    return { answered: false, trouble: 'credentials-refused', cause: undefined };
  }
  const answer = await renew(before);
  if (answer.answered && answer.value !== before) await kept.keep(sql, row, answer.value);
  return answer;
}

/** The last of those who wait for their turn, by what they wait for. */
const turns = new Map<string, Promise<unknown>>();

/** Begins what is named alike once all that began before it has ended. */
async function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const before = turns.get(name);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}
