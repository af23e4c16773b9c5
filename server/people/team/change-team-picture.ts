import { keepPicture } from '#server/platform/file-store/keep-picture.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { setTeamPicture } from './store/teams.ts';

/**
 * Shows what is sent on the page of a team; nothing any more where nothing is.
 * @returns the hash of its file
 * @throws Refusal `not-found`, `forbidden`, or where it is no picture that we take
 */
export async function changeTeamPicture(
  { db, clock, makePicture }: Pick<Services, 'db' | 'clock' | 'makePicture'>,
  session: Session,
  { teamId, file }: { readonly teamId: string; readonly file?: AsyncIterable<Uint8Array> },
): Promise<{ picture: string | null }> {
  const { companyId } = session;
  checkReach(session, 'team:edit', { companyId, hostIds: [], teamId }, 'not-found');
  const kept = { companyId, nowMs: clock.nowMs() };
  const picture = file ? await keepPicture(db, kept, await makePicture(file, 'profile')) : null;
  if (!(await setTeamPicture(db, { companyId, id: teamId }, picture))) {
    refuse('not-found', 'There is no such team');
  }
  return { picture };
}
