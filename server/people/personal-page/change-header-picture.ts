import type { Database } from '#server/platform/db/database.ts';
import { keepPicture } from '#server/platform/file-store/keep-picture.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { keepPage, lockCard } from './store.ts';

interface CardKey {
  readonly companyId: string;
  readonly id: string;
}

/**
 * Makes a banner of what is sent and shows it at the head of somebody's card.
 * @throws Refusal where it is no picture that we take; `not-found` for somebody who is no member any more
 */
export async function changeHeaderPicture(
  { db, clock, makePicture }: Pick<Services, 'db' | 'clock' | 'makePicture'>,
  key: CardKey,
  file: AsyncIterable<Uint8Array>,
): Promise<void> {
  const made = await makePicture(file, 'header');
  const kept = { companyId: key.companyId, nowMs: clock.nowMs() };
  await setHeaderPicture(db, key, await keepPicture(db, kept, made));
}

/** By the hash of a file of theirs; null shows the card's colour. */
export async function setHeaderPicture(
  db: Database,
  key: CardKey,
  headerImage: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockCard(tx, key))) refuse('not-found', 'There is nobody like this');
    await keepPage(tx, key, { headerImage });
  });
}
