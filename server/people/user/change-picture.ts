import { keepPicture } from '#server/platform/file-store/keep-picture.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { User } from '#shared/api/user.ts';
import { setPicture } from './change-user.ts';
import type { UserKey } from './store.ts';

/**
 * Makes a picture of what is sent and shows it as a member's.
 * @throws Refusal where it is no picture that we take; `not-found` for somebody who is no member any more
 */
export async function changePicture(
  { db, clock, makePicture }: Pick<Services, 'db' | 'clock' | 'makePicture'>,
  key: UserKey,
  file: AsyncIterable<Uint8Array>,
): Promise<User> {
  const made = await makePicture(file, 'profile');
  const kept = { companyId: key.companyId, nowMs: clock.nowMs() };
  return setPicture(db, key, await keepPicture(db, kept, made));
}
