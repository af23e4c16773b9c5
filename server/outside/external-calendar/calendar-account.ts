import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { RenewCredentials } from '#server/platform/kernel/authorised-calendars.ts';
import type {
  CalendarAccount,
  CalendarAnswer,
  FoundAccount,
} from '#server/platform/kernel/calendar-provider.ts';
import { type SealedPlace, seal, tryOpenSeal } from '#server/platform/kernel/seal.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { isGivenCalendar } from '#shared/domain/integrations/calendar-providers.ts';
import {
  type ConnectionKey,
  type ConnectionRow,
  findConnectionRow,
  lockConnection,
  sealedConnections,
  updateConnection,
} from './store/connection-rows.ts';

export { sealedConnections };

/** What is kept sealed of an account: what its owner has typed, but no password, and what opens it. */
const kept = z.object({
  address: z.string(),
  username: z.string().optional(),
  credentials: z.string(),
});
export type KeptAccount = z.output<typeof kept>;

const placeOf = ({ id }: Pick<ConnectionRow, 'id'>): SealedPlace => `connection.credentials/${id}`;

/** What stands in the column of a connection. */
export function sealAccount(
  { keys }: Pick<Services, 'keys'>,
  of: Pick<ConnectionRow, 'id'>,
  account: KeptAccount,
): string {
  return seal(keys, JSON.stringify(account), placeOf(of));
}

/** Undefined where it was sealed with a secret that this server does not have. */
export function openKept(
  { keys }: Pick<Services, 'keys'>,
  of: Pick<ConnectionRow, 'id' | 'credentials'>,
): KeptAccount | undefined {
  const text = tryOpenSeal(keys, of.credentials, placeOf(of));
  return text === undefined ? undefined : kept.parse(JSON.parse(text));
}

/**
 * The account of a connection; asks nobody. Undefined where it was sealed with a secret that is not here any
 * more, and where its provider is set up no more.
 */
export function openAccount(
  services: Pick<Services, 'db' | 'keys' | 'calendars'>,
  of: Pick<ConnectionRow, 'companyId' | 'id' | 'credentials' | 'provider'>,
): CalendarAccount | undefined {
  const { given, authorised } = services.calendars;
  const { provider } = of;
  const account = openKept(services, of);
  if (!account) return undefined;
  if (isGivenCalendar(provider)) return given[provider].openAccount(account.credentials);
  return authorised[provider]?.openAccount(account.credentials, toRenew(services, of));
}

/**
 * Renews the credentials of a connection for one caller at a time. On a server its row is locked meanwhile, which
 * holds a connection of the database for as long as the provider takes: one for each provider, since what is
 * silent to one account is silent to all, and pages need the others. An embedded database has this process alone,
 * and would keep everybody waiting for the provider.
 */
function toRenew(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  key: ConnectionKey & Pick<ConnectionRow, 'provider'>,
): RenewCredentials {
  if (db.kind === 'postgres') {
    return (renew) =>
      inTurn(key.provider, () =>
        db.transaction((tx) => renewKept(tx, keys, { row: lockConnection(tx, key), renew })),
      );
  }
  return (renew) =>
    inTurn(key.id, () => renewKept(db, keys, { row: findConnectionRow(db, key), renew }));
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

interface Renewal {
  readonly row: Promise<ConnectionRow | undefined>;
  readonly renew: Parameters<RenewCredentials>[0];
}

async function renewKept(
  sql: Sql,
  keys: Services['keys'],
  { row, renew }: Renewal,
): Promise<CalendarAnswer<string>> {
  const connection = await row;
  const account = connection && openKept({ keys }, connection);
  if (!account) return { answered: false, trouble: 'credentials-refused', cause: undefined };
  const answer = await renew(account.credentials);
  if (answer.answered && answer.value !== account.credentials) {
    const kept = { ...account, credentials: answer.value };
    await updateConnection(sql, connection, {
      credentials: sealAccount({ keys }, connection, kept),
    });
  }
  return answer;
}

/** An account as it is kept. */
export function toKept(
  given: Pick<KeptAccount, 'address' | 'username'>,
  { credentials }: FoundAccount,
): KeptAccount {
  return { address: given.address, username: given.username, credentials };
}
