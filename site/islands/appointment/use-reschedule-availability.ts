import type { PublicAppointment } from '#shared/api/appointment.ts';
import {
  dayToShow,
  freeDates,
  toLocalDate,
  turnWindow,
  windowInstants,
  windowToShow,
} from '#shared/domain/booking/window.ts';
import { AVAILABILITY_CACHE_MS } from '#shared/domain/constants.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { api } from '#site/lib/api.ts';

export interface ChosenOfWeeks {
  /** A date of the weeks that were turned to. */
  readonly turnedTo?: string;
  readonly date?: string;
}

/** What the booker shows for what its visitor chose: five weeks, their free dates, the day's spots. */
export function useRescheduleAvailability(
  appointment: PublicAppointment,
  timeZone: string,
  chosen: ChosenOfWeeks,
) {
  const today = toLocalDate(Date.now(), timeZone);
  const windows = { today, firstWeekday: useFirstWeekday() };
  const first = useWindow(appointment, timeZone, today);
  const from = windowToShow({ turnedTo: chosen.turnedTo, first: first.data }, windows);
  const shown = useWindow(appointment, timeZone, from);
  // Spec A §4: the next month is fetched ahead; here the next weeks.
  useWindow(appointment, timeZone, turnWindow(from, 1, windows), shown.isSuccess);
  const free = freeDates(shown.data, from, windows).filter(({ spots }) =>
    spots.some(({ startTime }) => !isSameInstant(startTime, appointment.start)),
  );
  const booked = toLocalDate(appointment.start, timeZone);
  // What is booked is on that day, whatever else is free on it.
  const isBookedDay = shown.isSuccess && chosen.date === booked && booked >= from;
  const date = isBookedDay ? booked : dayToShow(chosen.date, free);
  const spots = free.find((day) => day.date === date)?.spots ?? [];
  return {
    today,
    from,
    date,
    /** Whether the day is that of the appointment. */
    isBookedDay: date === booked,
    free,
    /** The day's spots but the one the appointment has already. */
    spots: spots.filter(({ startTime }) => !isSameInstant(startTime, appointment.start)),
    earliestDate: shown.data?.earliestAvailableDate ?? first.data?.earliestAvailableDate ?? null,
    isLoading: shown.isPending,
    error: shown.error,
    refetch: shown.refetch,
  };
}

function useWindow(appointment: PublicAppointment, timeZone: string, from: string, enabled = true) {
  const query = {
    ...windowInstants(from),
    meetingTypeId: appointment.meetingTypeId,
    hostIds: appointment.hosts.map(({ id }) => id),
    timezone: timeZone,
    // Spec A §3: ANYONE when the appointment has a queue.
    calculationMethod: appointment.queueId ? ('ANYONE' as const) : ('EVERYONE' as const),
    ...(appointment.queueId && { queueId: appointment.queueId }),
    meetingDuration: appointment.meetingInfo.duration,
    existingAppointmentId: appointment.id,
  };
  return api.useQuery(
    'get',
    '/booking-availability',
    { params: { query } },
    { enabled, staleTime: AVAILABILITY_CACHE_MS },
  );
}

function isSameInstant(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
