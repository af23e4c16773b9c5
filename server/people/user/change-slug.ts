import { isCompanySlug } from '#server/people/company/slug-availability.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { judgeSlug } from '#shared/domain/slug.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { dropFormerSlugs, retireSlugs, takeSlug, type UserKey } from './store.ts';

/** So many addresses of before keep leading to a page. */
const MAX_FORMER = 20;

/**
 * Gives a host's page another address; those of before keep leading there. One of one's own may be
 * taken again.
 * @throws Refusal `slug-taken` where somebody else has it, or nobody may.
 */
export async function changeSlug(tx: Transaction, key: UserKey, slug: string): Promise<void> {
  if (judgeSlug(slug) !== 'AVAILABLE' || (await isCompanySlug(tx, slug, key.companyId))) {
    refuse('slug-taken', 'This address is taken');
  }
  await retireSlugs(tx, key);
  if (!(await takeSlug(tx, key, slug))) refuse('slug-taken', 'This address is taken');
  await dropFormerSlugs(tx, key, MAX_FORMER);
}
