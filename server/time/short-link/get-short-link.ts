import type { Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findShortLink } from './store.ts';

/**
 * Where a short address leads: a path of this site.
 * @throws Refusal `not-found`, also once the link has expired.
 */
export async function getShortLink(
  services: { readonly db: Sql; readonly clock: Clock },
  linkId: string,
): Promise<{ target: string }> {
  const link = await findShortLink(services.db, linkId);
  const isOver = link?.expiresAt != null && link.expiresAt.getTime() <= services.clock.nowMs();
  if (!link || isOver) refuse('not-found', 'There is no such link');
  return { target: link.target };
}
