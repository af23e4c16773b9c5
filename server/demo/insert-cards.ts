import { putOnCard } from '#server/people/personal-page/put-on-card.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { DemoHost } from './demo-hosts.ts';
import { idOf } from './id-of.ts';
import type { InsertedCompany } from './insert-company.ts';

/** Puts on the cards of a company's hosts what they would have put there themselves. */
export async function insertCards(
  tx: Transaction,
  hosts: readonly DemoHost[],
  { companyId, hostIds }: InsertedCompany,
): Promise<void> {
  for (const { slug, card } of hosts) {
    await putOnCard(tx, { companyId, id: idOf(hostIds, slug) }, card);
  }
}
