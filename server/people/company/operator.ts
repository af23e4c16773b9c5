import type { Sql } from '#server/platform/db/database.ts';
import { findFirstCompany } from './store.ts';

/**
 * The company whose owner runs the installation: the first. Without a mail server, what the
 * installation itself would send is kept in its mail log. Undefined while there is no company.
 */
export function findOperator(sql: Sql): Promise<string | undefined> {
  return findFirstCompany(sql);
}
