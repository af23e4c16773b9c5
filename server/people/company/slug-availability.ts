import type { Sql } from '#server/platform/db/database.ts';
import { judgeSlug, type SlugAvailability } from '#shared/domain/slug.ts';
import { findCompanyOfSlug, isSlugTaken } from './store.ts';

/** Whether somebody could have this address now. Only the insert itself can promise it. */
export async function getSlugAvailability(sql: Sql, slug: string): Promise<SlugAvailability> {
  const judged = judgeSlug(slug);
  if (judged !== 'AVAILABLE') return judged;
  return (await isSlugTaken(sql, slug)) ? 'NOT_AVAILABLE' : 'AVAILABLE';
}

/** Whether it is the address of another company. */
export async function isCompanySlug(sql: Sql, slug: string, ownId: string): Promise<boolean> {
  const companyId = await findCompanyOfSlug(sql, slug);
  return companyId !== undefined && companyId !== ownId;
}
