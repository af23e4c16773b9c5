import type { Calendar } from '#shared/api/calendar.ts';
import { mergeAll } from '#shared/domain/availability/intervals.ts';
import { fromIso } from '#shared/time/dates.ts';
import type { Agenda } from './answer.ts';

/** What the calendar of who asks says of hours and of what is taken; undefined where there is none. */
export function toAgenda({ hosts: [host], appointments, isCut }: Calendar): Agenda | undefined {
  if (!host) return undefined;
  const taken = appointments.map(({ takenFrom, takenUntil }) => [takenFrom, takenUntil] as const);
  const busy = host.busy.map(({ start, end }) => [start, end] as const);
  return {
    hours: host.hours && toMinutes(host.hours.map(({ start, end }) => [start, end])),
    busy: toMinutes([...busy, ...taken]),
    isPartial: host.isUnreadable || isCut,
  };
}

function toMinutes(spans: readonly (readonly [string, string])[]) {
  return mergeAll(
    spans.flatMap(([start, end]) => [fromIso(start, 'floor') ?? 0, fromIso(end, 'ceil') ?? 0]),
  );
}
