import { and, isNull } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { host } from '#server/platform/db/schema/schema.ts';
import { rowOf } from '#server/platform/db/tenant.ts';

/** Once: when somebody was done first stays. */
export async function markOnboarded(
  { orm }: Sql,
  { companyId, hostId }: { readonly companyId: string; readonly hostId: string },
  nowMs: number,
): Promise<void> {
  await orm
    .update(host)
    .set({ onboardedAt: new Date(nowMs) })
    .where(and(rowOf(host, { companyId, id: hostId }), isNull(host.onboardedAt)));
}
