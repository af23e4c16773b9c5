import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { toCalendarAppointment } from '#server/time/calendar/get-calendar.ts';
import { loadCalendar } from '#server/time/calendar/load-calendar.ts';
import { listDecisions } from '#server/time/decision/list-decisions.ts';
import type { Dashboard } from '#shared/api/dashboard.ts';
import type { Session } from '#shared/api/session.ts';
import { findAttention } from '#shared/domain/calendar/attention.ts';
import {
  type ConferenceAccountName,
  conferenceNames,
} from '#shared/domain/integrations/conference-providers.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { toIso } from '#shared/time/dates.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { type DashboardRow, readDashboard } from './dashboard-statement.ts';
import { daysFrom, describeDays, describeHours, isOn } from './describe-days.ts';

const MAX_NEXT = 5;
const MAX_LINKS = 8;

/** A host's day in two statements, side by side, and a third where they are asked something. */
export async function getDashboard(
  services: Services,
  session: Session,
  timeZone: string = session.timezone,
): Promise<Dashboard> {
  const now = nowMinute(services.clock);
  const { companyId, hostId } = session;
  const days = daysFrom(now, zoneOf(timeZone));
  const [today] = days;
  const [calendar, row] = await Promise.all([
    loadCalendar(services, services.db, session, {
      fromMinute: today.startMinute,
      toMinute: days.at(-1)?.endMinute ?? today.endMinute,
      hostIds: [hostId],
    }),
    readDashboard(services.db, {
      ...{ companyId, hostId, nowMinute: now },
      readsMails: reachOf(session, 'mail-log:read') !== undefined,
    }),
  ]);
  const { decisions } = row.isAsked ? await listDecisions(services, session) : { decisions: [] };
  const ofToday = calendar.appointments.filter(
    ({ startMinute }) => startMinute < today.startMinute || isOn(today, startMinute),
  );
  const later = calendar.appointments.filter(({ startMinute }) => startMinute >= today.endMinute);
  const [host] = calendar.hosts;
  return {
    now: new Date(services.clock.nowMs()).toISOString(),
    today: {
      date: today.date,
      start: toIso(today.startMinute),
      end: toIso(today.endMinute),
      ...describeHours(calendar, today),
      appointments: ofToday.map((row) => toCalendarAppointment(services, row)),
    },
    next: later.slice(0, MAX_NEXT).map((row) => toCalendarAppointment(services, row)),
    days: describeDays(calendar, days),
    decisions,
    waiting: (row.waiting ?? []).map(toWaiting),
    links: toLinks(row),
    attention: findAttention({
      unreadable: row.unreadable && toShut(row.unreadable.names, row.unreadable.sinceMs),
      refused: row.refused && toShut(toNames(row.refused.providers), row.refused.sinceMs),
      hasHours: host?.schedule?.weekly.some((ranges) => ranges.length > 0) ?? false,
      hasAddress: row.slug !== null,
      meetingTypes: row.meetingTypes ?? [],
      isHost: row.isHost,
      failedMails: row.failedMails,
      sendsMail: services.sendsMail,
    }),
  };
}

function toShut(names: readonly string[], sinceMs: number) {
  return { names, since: new Date(sinceMs).toISOString() };
}

function toNames(providers: readonly ConferenceAccountName[]): readonly string[] {
  return providers.map((provider) => conferenceNames[provider]);
}

function toLinks({ slug, meetingTypes }: DashboardRow): Dashboard['links'] {
  const open = (meetingTypes ?? []).filter(({ isOpen }) => isOpen);
  return {
    slug,
    meetingTypes: open.slice(0, MAX_LINKS).map(({ id, name, slug: path, durationMinutes }) => ({
      ...{ id, name, durationMinutes },
      slug: path,
    })),
  };
}

type Neighbour = NonNullable<DashboardRow['waiting']>[number]['before'];

function toWaiting(
  row: NonNullable<DashboardRow['waiting']>[number],
): Dashboard['waiting'][number] {
  const { appointmentId, attendeeId, name, startMinute, attendeeName, email, notes } = row;
  return {
    ...{ appointmentId, name },
    start: toIso(startMinute),
    end: toIso(startMinute + row.durationMinutes),
    heldUntil: toIso(row.heldUntilMinute),
    attendee: { id: attendeeId, name: attendeeName, email, notes },
    before: toNeighbour(row.before),
    after: toNeighbour(row.after),
  };
}

function toNeighbour(found: Neighbour): Dashboard['waiting'][number]['before'] {
  return found && { name: found.name, at: toIso(found.minute) };
}
