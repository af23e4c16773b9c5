import * as z from 'zod';
import { renewInTurn } from '#server/outside/connections/renew-in-turn.ts';
import type { RenewCredentials } from '#server/platform/kernel/authorised-provider.ts';
import type { CalendarAccount, FoundAccount } from '#server/platform/kernel/calendar-provider.ts';
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

/** Renews them where they are kept. */
function toRenew(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  key: ConnectionKey & Pick<ConnectionRow, 'provider'>,
): RenewCredentials {
  return renewInTurn<ConnectionRow>(db, {
    ...{ provider: key.provider, id: key.id },
    find: (sql) => findConnectionRow(sql, key),
    lock: (tx) => lockConnection(tx, key),
    open: (row) => openKept({ keys }, row)?.credentials,
    async keep(sql, row, credentials) {
      const account = openKept({ keys }, row);
      if (!account) return;
      const kept = sealAccount({ keys }, row, { ...account, credentials });
      await updateConnection(sql, row, { credentials: kept });
    },
  });
}

/** An account as it is kept. */
export function toKept(
  given: Pick<KeptAccount, 'address' | 'username'>,
  { credentials }: FoundAccount,
): KeptAccount {
  return { address: given.address, username: given.username, credentials };
}
