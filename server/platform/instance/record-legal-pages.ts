import type { Sql } from '#server/platform/db/database.ts';
import type { LegalPages } from '#server/platform/kernel/legal-pages.ts';
import { setLegalPages } from './store.ts';

/** Writes down which pages stand in for those that a company has not: what is shown is read from there. */
export async function recordLegalPages(sql: Sql, { imprint, privacy }: LegalPages): Promise<void> {
  await setLegalPages(sql, { imprintUrl: imprint ?? null, privacyUrl: privacy ?? null });
}
