import type { PointerEvent } from 'react';
import { cursorAt, type GridModel, snap } from '#shared/domain/calendar/grid-model.ts';
import { pointedAt, pressedAt } from '#shared/react/calendar/time-grid/pointed-at.ts';
import { useGridDrag } from '#shared/react/calendar/time-grid/use-grid-drag.ts';
import type { CalendarData } from './calendar-data.ts';
import type { Moving } from './judge-move.ts';

interface HeldAppointment {
  readonly moving: Moving;
  /** How far below its start it was taken, in minutes of the axis. */
  readonly below: number;
}

interface DragOptions {
  readonly model: GridModel;
  readonly data: CalendarData | undefined;
  readonly onMove: (moving: Moving | undefined) => void;
  readonly onDrop: (moving: Moving) => void;
}

/** Takes appointments to another place of the calendar. */
export function useMoveDrag({ model, data, onMove, onDrop }: DragOptions) {
  const moveTo = ({ moving, below }: HeldAppointment, event: PointerEvent): Moving => {
    const at = pointedAt(model, event);
    // A colleague's column is another host, not another time.
    const hostId = at && model.columns[at.column]?.hostId;
    if (!at || !moving.appointment.hostIds.includes(hostId ?? '')) return moving;
    return { ...moving, to: { column: at.column, place: snap(model, at.place - below) } };
  };
  return useGridDrag<HeldAppointment>({
    grab: (event) => {
      const block = (event.target as Element).closest<HTMLElement>('[data-block]')?.dataset.block;
      const appointment = data?.appointments.find(({ id }) => id === block);
      const at = pressedAt(model, event);
      if (!at || !appointment?.about) return undefined;
      const to = cursorAt(model, appointment.startMinute, model.columns[at.column]?.hostId);
      return to && { moving: { appointment, to }, below: at.place - to.place };
    },
    drag: (held, event) => onMove(moveTo(held, event)),
    drop: (held, event) => onDrop(moveTo(held, event)),
    leave: () => onMove(undefined),
  });
}
