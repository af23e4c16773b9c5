import { randomUUID } from 'node:crypto';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { toFreeSlug } from '#shared/domain/meeting-type/free-slug.ts';
import { lockOwned } from './lock-owned.ts';
import { findSlugsOnPage, insertCopy } from './store/life.ts';

/**
 * A copy on the same page, which nobody can book before it is published.
 * @throws Refusal as `lockOwned` does.
 */
export function duplicateMeetingType(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  wish: { readonly meetingTypeId: string; readonly name?: string | undefined },
): Promise<{ id: string; slug: string; name: string }> {
  const now = new Date(clock.nowMs());
  return db.transaction(async (tx) => {
    const original = await lockOwned(tx, session, wish.meetingTypeId);
    const copy = {
      ...original,
      id: randomUUID(),
      slug: toFreeSlug(original.slug, await findSlugsOnPage(tx, original)),
      name: wish.name ?? original.name,
      enabled: false,
      publishFrom: null,
      archivedAt: null,
      // A queue is one meeting type's.
      queueId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await insertCopy(tx, copy, original.id);
    const { id, slug, name } = copy;
    return { id, slug, name };
  });
}
