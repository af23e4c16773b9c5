import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Calendar, CalendarAppointment } from '#shared/api/calendar.ts';
import type { Decision } from '#shared/api/decision.ts';
import type { TakenTime } from '#shared/domain/calendar/find-clash.ts';
import { toIso } from '#shared/time/dates.ts';
import { api } from '#site/office/api.ts';

const STALE_MS = 20_000;
const REFETCH_MS = 60_000;

const minuteOf = (iso: string) => Math.floor(Date.parse(iso) / 60_000);

/** An appointment with its times in epoch minutes. */
export interface TimedAppointment extends CalendarAppointment {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly takenFromMinute: number;
  readonly takenUntilMinute: number;
  /** What the reader is to decide about it. */
  readonly decisions: readonly Decision[];
}

export interface BusySpan {
  readonly kind: 'hold' | 'calendar-event' | 'out-of-office';
  /** For whom a proposal holds it. */
  readonly proposal: { readonly id: string; readonly name: string } | null;
  /** What an event of the reader's own calendar is called. */
  readonly title: string | null;
  readonly startMinute: number;
  readonly endMinute: number;
}

interface TimedHost {
  readonly id: string;
  readonly name: string;
  readonly isUnreadable: boolean;
  readonly hours: readonly { readonly startMinute: number; readonly endMinute: number }[];
  readonly busy: readonly BusySpan[];
}

export interface CalendarData {
  readonly hosts: readonly TimedHost[];
  readonly appointments: readonly TimedAppointment[];
  readonly taken: readonly (TakenTime & { readonly what: BusySpan['kind'] | 'appointment' })[];
  readonly isCut: boolean;
}

interface Range {
  readonly startMinute: number;
  readonly endMinute: number;
  readonly hostIds: readonly string[];
}

/** The calendars of a range; while another is on its way, what was there stays. */
export function useCalendar({ startMinute, endMinute, hostIds }: Range) {
  const query = {
    from: toIso(startMinute),
    to: toIso(endMinute),
    ...(hostIds.length > 0 && { hostIds: [...hostIds] }),
  };
  return useQuery({
    ...api.toQuery('get', '/calendar', { params: { query } }, { staleTime: STALE_MS }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
    select: toCalendarData,
  });
}

function toCalendarData({ hosts, appointments, decisions, isCut }: Calendar): CalendarData {
  const timed = appointments.map((each) => ({
    ...each,
    startMinute: minuteOf(each.start),
    endMinute: minuteOf(each.end),
    takenFromMinute: minuteOf(each.takenFrom),
    takenUntilMinute: minuteOf(each.takenUntil),
    decisions: decisions.filter(({ appointment }) => appointment.id === each.id),
  }));
  const timedHosts = hosts.map((host) => ({
    ...host,
    hours: (host.hours ?? []).map(toSpan),
    busy: host.busy.map((each) => ({
      ...{ kind: each.kind, proposal: each.proposal, title: each.title },
      ...toSpan(each),
    })),
  }));
  const ofAppointments = timed.flatMap((each) =>
    each.hostIds.map((hostId) => ({
      ...{ id: each.id, hostId, what: 'appointment' as const },
      takenFrom: each.takenFromMinute,
      takenUntil: each.takenUntilMinute,
    })),
  );
  const ofBusy = timedHosts.flatMap(({ id: hostId, busy }) =>
    busy.map(({ kind, startMinute, endMinute }) => ({
      ...{ id: `${kind} ${startMinute}`, hostId, what: kind },
      takenFrom: startMinute,
      takenUntil: endMinute,
    })),
  );
  return { hosts: timedHosts, appointments: timed, taken: [...ofAppointments, ...ofBusy], isCut };
}

function toSpan({ start, end }: { readonly start: string; readonly end: string }) {
  return { startMinute: minuteOf(start), endMinute: minuteOf(end) };
}
