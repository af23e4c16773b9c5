import type { PublicAppointment } from '#shared/api/appointment.ts';
import {
  dayToShow,
  freeDates,
  monthInstants,
  monthOf,
  monthToShow,
  toLocalDate,
} from '#shared/domain/booking/month.ts';
import { AVAILABILITY_CACHE_MS } from '#shared/domain/constants.ts';
import { addMonths } from '#shared/time/dates.ts';
import { api } from '#site/lib/api.ts';

interface Chosen {
  readonly month: string | undefined;
  readonly date: string | undefined;
}

/** What the booker shows for what its visitor chose: a month, its free dates, the day's spots. */
export function useRescheduleAvailability(
  appointment: PublicAppointment,
  timeZone: string,
  chosen: Chosen,
) {
  const today = toLocalDate(Date.now(), timeZone);
  const first = useMonth(appointment, timeZone, monthOf(today));
  const month = monthToShow({ chosenMonth: chosen.month, today, firstMonth: first.data });
  const shown = useMonth(appointment, timeZone, month);
  // Spec A §4: the next month is fetched ahead.
  useMonth(appointment, timeZone, addMonths(month, 1), shown.isSuccess);
  const free = freeDates(shown.data, month, today).filter(({ spots }) =>
    spots.some(({ startTime }) => !isSameInstant(startTime, appointment.start)),
  );
  const date = dayToShow(chosen.date, free);
  const spots = free.find((day) => day.date === date)?.spots ?? [];
  return {
    today,
    month,
    date,
    dates: new Set(free.map((day) => day.date)),
    /** The day's spots but the one the appointment has already. */
    spots: spots.filter(({ startTime }) => !isSameInstant(startTime, appointment.start)),
    earliestDate: shown.data?.earliestAvailableDate ?? first.data?.earliestAvailableDate ?? null,
    isLoading: shown.isPending,
    error: shown.error,
    refetch: shown.refetch,
  };
}

function useMonth(appointment: PublicAppointment, timeZone: string, month: string, enabled = true) {
  const query = {
    ...monthInstants(month),
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
