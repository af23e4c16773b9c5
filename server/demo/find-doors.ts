import type { Sql } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { getAvailability } from '#server/time/availability/get-availability.ts';
import { ONE_TIME_LINK_PARAMETER } from '#server/time/short-link/create-one-time-link.ts';
import type { Demo } from '#shared/api/demo.ts';
import { toPath } from '#shared/routes/index.ts';
import { DEMO_FORM_SLUG } from './demo-routing-form.ts';
import { DEMO_SHORT_LINK } from './insert-doors.ts';
import { findShownMeeting } from './store.ts';

type Door = Demo['doors'][number];
type DoorServices = Pick<Services, 'clock'> & { readonly db: Sql };

const DAY_MS = 86_400_000;
/** As many times as somebody would propose in a mail. */
const PROPOSED = 3;

/** What a meeting type shows that its name does not say. */
const special = [
  { kind: 'callback', hostSlug: 'grace', meetingSlug: 'away' },
  { kind: 'redirect', hostSlug: 'ada', meetingSlug: 'portfolio' },
] as const;

/** What there is beside the pages that hosts and teams list; those that lead somewhere now. */
export async function findDoors(services: DoorServices): Promise<Door[]> {
  const doors: Door[] = [
    { kind: 'questions', path: toPath('routing-form-slug', { slug: DEMO_FORM_SLUG }) },
    { kind: 'short-link', path: toPath('short-link', { linkId: DEMO_SHORT_LINK }) },
  ];
  for (const { kind, hostSlug, meetingSlug } of special) {
    if (await findShownMeeting(services.db, { hostSlug, meetingSlug })) {
      doors.push({ kind, path: toPath('booking', { user: hostSlug, meeting: meetingSlug }) });
    }
  }
  return [...doors, ...(await findDoorsToIntro(services))];
}

/** Other ways to Ada's intro call than its address. */
async function findDoorsToIntro(services: DoorServices): Promise<Door[]> {
  const meeting = await findShownMeeting(services.db, { hostSlug: 'ada', meetingSlug: 'intro' });
  if (!meeting) return [];
  const doors: Door[] = [];
  const toMeeting = (query: Record<string, string>) =>
    toPath('booking', { user: 'ada', meeting: 'intro' }, query);
  const times = await proposeTimes(services, meeting.meetingTypeId);
  if (times.length > 0) {
    doors.push({ kind: 'proposed-times', path: toMeeting({ times: times.join() }) });
  }
  const { oneTimeLinkId } = meeting;
  if (oneTimeLinkId) {
    doors.push({
      kind: 'one-time-link',
      path: toMeeting({ [ONE_TIME_LINK_PARAMETER]: oneTimeLinkId }),
    });
  }
  return doors;
}

/** The last free start of each of the next days. */
async function proposeTimes({ db, clock }: DoorServices, meetingTypeId: string): Promise<string[]> {
  const inDays = (days: number) => new Date(clock.nowMs() + days * DAY_MS).toISOString();
  const query = { meetingTypeId, start: inDays(2), end: inDays(16), timezone: 'UTC' };
  const { reply } = await getAvailability(db, query, nowMinute(clock), async () => false);
  return reply.dates.slice(0, PROPOSED).flatMap(({ spots }) => spots.at(-1)?.startTime ?? []);
}
