import type { Sql } from '#server/db/database.ts';
import { judgeSlug, type SlugAvailability } from '#shared/domain/slug.ts';
import { isSlugTaken } from './store.ts';

/** Whether somebody could have this address now. Only the insert itself can promise it. */
export async function getSlugAvailability(sql: Sql, slug: string): Promise<SlugAvailability> {
  const judged = judgeSlug(slug);
  if (judged !== 'AVAILABLE') return judged;
  return (await isSlugTaken(sql, slug)) ? 'NOT_AVAILABLE' : 'AVAILABLE';
}
