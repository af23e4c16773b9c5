import { findClash } from '#shared/domain/calendar/find-clash.ts';
import { type Cursor, type GridModel, minuteAt } from '#shared/domain/calendar/grid-model.ts';
import type { CalendarData, TimedAppointment } from './calendar-data.ts';

/** An appointment on its way to another place. */
export interface Moving {
  readonly appointment: TimedAppointment;
  readonly to: Cursor;
}

/** Where a move would lead, and what stands in its way there. */
export function judgeMove(
  model: GridModel,
  data: CalendarData,
  { appointment, to }: Moving,
  nowMinute: number,
) {
  const startMinute = minuteAt(model, to);
  const by = startMinute - appointment.startMinute;
  const endMinute = appointment.endMinute + by;
  const clash = findClash(
    {
      id: appointment.id,
      hostIds: appointment.hostIds,
      takenFrom: appointment.takenFromMinute + by,
      takenUntil: appointment.takenUntilMinute + by,
    },
    data.taken,
  );
  return { startMinute, endMinute, clash, isPast: startMinute <= nowMinute, isSame: by === 0 };
}
