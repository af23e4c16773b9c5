import type { Sql } from '#server/platform/db/database.ts';
import { listOpenOfCompany } from '#server/time/reservation/close-proposal.ts';
import { listLater } from './store/closing-statement.ts';

/** Whether anything of a closed company stands for the time when it is erased, or is proposed. */
export async function isArranged(
  sql: Sql,
  { companyId, erasesAt }: { readonly companyId: string; readonly erasesAt: Date },
): Promise<boolean> {
  const some = { companyId, limit: 1 };
  const fromMs = erasesAt.getTime();
  const later = await listLater(sql, { ...some, fromMs, after: undefined });
  return later.length > 0 || (await listOpenOfCompany(sql, some)).length > 0;
}
