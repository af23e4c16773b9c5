import type { Sql } from '#server/platform/db/database.ts';
import { hasCompany, hasOwnerLink } from './store.ts';

/** How far an installation has come: nobody yet, a printed link that nobody has followed, somebody. */
export type FirstOwner = 'missing' | 'invited' | 'there';

/** Whether anybody owns a company here, or was printed a link to do so. */
export async function findFirstOwner(db: Sql): Promise<FirstOwner> {
  if (await hasCompany(db)) return 'there';
  return (await hasOwnerLink(db)) ? 'invited' : 'missing';
}
