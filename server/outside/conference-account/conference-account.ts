import { renewInTurn } from '#server/outside/connections/renew-in-turn.ts';
import type { ConferenceAccount } from '#server/platform/kernel/conference-provider.ts';
import { type SealedPlace, seal, tryOpenSeal } from '#server/platform/kernel/seal.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import {
  type AccountRow,
  findAccountRow,
  lockAccountRow,
  sealedConferences,
  updateAccountRow,
} from './store/account-rows.ts';

export { sealedConferences };

const placeOf = (id: string): SealedPlace => `conference_account.credentials/${id}`;

/** What stands in the column of an account. */
export function sealCredentials(
  { keys }: Pick<Services, 'keys'>,
  id: string,
  credentials: string,
): string {
  return seal(keys, credentials, placeOf(id));
}

/**
 * The account of a row; asks nobody. Undefined where it was sealed with a secret that is not here any more, and
 * where its provider is set up no more.
 */
export function openConference(
  { db, keys, conferences }: Pick<Services, 'db' | 'keys' | 'conferences'>,
  row: AccountRow,
): ConferenceAccount | undefined {
  const open = ({ id, credentials }: AccountRow) => tryOpenSeal(keys, credentials, placeOf(id));
  const credentials = open(row);
  if (credentials === undefined) return undefined;
  const renew = renewInTurn<AccountRow>(db, {
    ...{ provider: row.provider, id: row.id, open },
    find: (sql) => findAccountRow(sql, row),
    lock: (tx) => lockAccountRow(tx, row),
    keep: (sql, { id, companyId }, renewed) =>
      updateAccountRow(
        sql,
        { companyId, id },
        { credentials: sealCredentials({ keys }, id, renewed) },
      ),
  });
  return conferences[row.provider]?.openAccount(credentials, renew);
}
