import { randomBytes, randomUUID } from 'node:crypto';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { CalendarFeed } from '#shared/api/calendar-feed.ts';
import type { Session } from '#shared/api/session.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findTeamName, insertFeed } from './store.ts';
import { toCalendarFeedReply } from './to-calendar-feed-reply.ts';

const SECRET_BYTES = 32;
/** So many of its letters tell it from others, and leave enough that nobody guesses. */
const HINT_LENGTH = 4;

/**
 * Makes a feed of somebody's own appointments, or of a team that they manage. Its address is in this reply
 * alone, for only the hash of its secret is kept.
 * @throws Refusal `forbidden`, `not-found` for a team that is not there.
 */
export async function createCalendarFeed(
  { db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  session: Session,
  { name, teamId }: { readonly name: string; readonly teamId?: string | undefined },
): Promise<CalendarFeed & { readonly url: string }> {
  const { companyId, hostId, firstname, lastname } = session;
  const teamName = teamId === undefined ? null : await findTeamName(db, { companyId, id: teamId });
  if (teamName === undefined) refuse('not-found', 'There is no such team');
  if (
    teamId !== undefined &&
    !isAllowed(session, 'team:edit', { companyId, hostIds: [], teamId })
  ) {
    refuse('forbidden', 'You do not manage this team');
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const feed = {
    companyId,
    id: randomUUID(),
    hostId,
    teamId: teamId ?? null,
    name,
    secretHash: hashSecret(secret),
    hint: secret.slice(-HINT_LENGTH),
    createdAt: new Date(clock.nowMs()),
    lastReadAt: null,
  };
  await insertFeed(db, feed);
  return {
    ...toCalendarFeedReply({ feed, firstname, lastname, teamName }),
    url: `${publicUrl}/api/calendar/feed/${secret}/appointments.ics`,
  };
}
