import { BytesReply } from '#server/platform/http/bytes-reply.ts';
import { toCalendarFeed } from '#server/platform/icalendar/to-calendar-feed.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { toOwnEvent } from '#server/time/appointment/to-own-event.ts';
import { CALENDAR_HORIZON_DAYS } from '#shared/domain/constants.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { loadFeedAppointments } from './feed-appointments-statement.ts';
import { findFeedOfSecret, noteRead } from './store.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PAST_MS = 90 * DAY_MS;
const AHEAD_MS = CALENDAR_HORIZON_DAYS * DAY_MS;
/** What calendars are told; most ask more rarely. */
const REFRESH_SECONDS = 1_800;

/**
 * What a feed has now, as a calendar: for anybody who knows its secret. Two statements, and a third once an hour;
 * one where there is no such feed.
 * @throws Refusal `not-found`, the same for one that never was and one that has ended.
 */
export async function readCalendarFeed(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  secret: string,
): Promise<BytesReply> {
  const { db, clock } = services;
  const found = await findFeedOfSecret(db, hashSecret(secret));
  if (!found) return refuse('not-found', 'There is no such calendar');
  const { feed, teamName, language } = found;
  const nowMs = clock.nowMs();
  const isTeams = feed.teamId !== null;
  const appointments = await loadFeedAppointments(db, {
    ...feed,
    fromMs: nowMs - PAST_MS,
    untilMs: nowMs + AHEAD_MS,
  });
  const entries = appointments.flatMap(({ changedMs, ...appointment }) => {
    const entry = toOwnEvent(appointment, { ...services, language, namesHosts: isTeams });
    return entry ? [{ ...entry, changedIso: new Date(changedMs).toISOString() }] : [];
  });
  const lastReadMs = feed.lastReadAt?.getTime() ?? 0;
  if (nowMs - lastReadMs >= HOUR_MS) {
    await noteRead(db, feed, { now: new Date(nowMs), before: new Date(nowMs - HOUR_MS) });
  }
  const whose = teamName ?? `${found.firstname} ${found.lastname}`.trim();
  const name = `${whose} · ${found.companyName}`;
  const text = toCalendarFeed(entries, { name, refreshSeconds: REFRESH_SECONDS });
  return new BytesReply('appointments.ics', new TextEncoder().encode(text));
}
