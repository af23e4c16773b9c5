import type { Services } from '#server/platform/kernel/services.ts';
import { toMeetingLink } from '#server/time/appointment/to-meeting-link.ts';
import { listDecisions } from '#server/time/decision/list-decisions.ts';
import type { Calendar, CalendarAppointment, CalendarHost } from '#shared/api/calendar.ts';
import type { Session } from '#shared/api/session.ts';
import { clip } from '#shared/domain/availability/intervals.ts';
import { MAX_CALENDAR_APPOINTMENTS } from '#shared/domain/calendar/limits.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { type CalendarAppointmentRow, type LoadedHost, loadCalendar } from './load-calendar.ts';
import { toSpans } from './to-spans.ts';

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly hostIds?: readonly string[] | undefined;
}

/**
 * The calendars of hosts, the caller's own where none are named: one statement, and another where the caller
 * is asked something about what is shown.
 */
export async function getCalendar(
  services: Services,
  session: Session,
  { from, to, hostIds }: Asked,
): Promise<Calendar> {
  const range = {
    fromMinute: fromIso(from, 'floor') ?? 0,
    toMinute: fromIso(to, 'ceil') ?? 0,
    hostIds: hostIds?.length ? hostIds : [session.hostId],
  };
  const { hosts, appointments } = await loadCalendar(services, services.db, session, range);
  const shown = appointments.slice(0, MAX_CALENDAR_APPOINTMENTS);
  return {
    hosts: hosts.map((host) => toHost(host, range)),
    appointments: shown.map((row) => toCalendarAppointment(services, row)),
    decisions: await decisionsAbout(services, session, shown),
    isCut: appointments.length > MAX_CALENDAR_APPOINTMENTS,
  };
}

async function decisionsAbout(
  services: Services,
  session: Session,
  shown: readonly CalendarAppointmentRow[],
): Promise<Calendar['decisions']> {
  const appointmentIds = shown.filter(({ isAsked }) => isAsked).map(({ id }) => id);
  if (appointmentIds.length === 0) return [];
  const pageSize = MAX_CALENDAR_APPOINTMENTS;
  return (await listDecisions(services, session, { appointmentIds, pageSize })).decisions;
}

function toHost(
  { id, name, timeZone, hours, isUnreadable, busy }: LoadedHost,
  { fromMinute, toMinute }: { readonly fromMinute: number; readonly toMinute: number },
): CalendarHost {
  return {
    id,
    name,
    timezone: timeZone,
    isUnreadable,
    hours: hours && toSpans(clip(hours, fromMinute, toMinute)),
    busy: (busy ?? []).map(({ kind, startMinute, endMinute, proposal, title }) => ({
      ...{ kind, proposal, title },
      start: toIso(startMinute),
      end: toIso(endMinute),
    })),
  };
}

/** Of what the reader may not know, only when. */
export function toCalendarAppointment(
  services: Pick<Services, 'publicUrl' | 'secret'>,
  row: CalendarAppointmentRow,
): CalendarAppointment {
  const { name, meetingTypeId, channel, location, totalSpots } = row;
  const meetingLink = toMeetingLink(services, row, 'host');
  return {
    id: row.id,
    hostIds: row.hostIds,
    start: toIso(row.startMinute),
    end: toIso(row.startMinute + row.durationMinutes),
    takenFrom: toIso(row.takenFrom),
    takenUntil: toIso(row.takenUntil),
    state: row.awaits ? `awaits-${row.awaits}` : 'booked',
    about: row.isKnown
      ? {
          ...{ name, meetingTypeId, channel, meetingLink, location, totalSpots },
          attendees: row.attendees ?? [],
          attendeeCount: row.attendeeCount,
          guestCount: row.guestCount,
          late: row.late.map(({ name, minutes }) => ({ name, minutes })),
        }
      : null,
  };
}
