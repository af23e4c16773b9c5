import { type PointerEvent, useRef } from 'react';
import { cursorAt, type GridModel, snap } from '#shared/domain/calendar/grid-model.ts';
import type { CalendarData } from './calendar-data.ts';
import type { Moving } from './judge-move.ts';
import { toMinutes } from './to-rem.ts';

/** Below this a press is a press. */
const SLACK_PX = 5;

interface Grabbed {
  readonly moving: Moving;
  readonly x: number;
  readonly y: number;
  /** How far below its start it was taken, in minutes of the axis. */
  readonly below: number;
  isDragged: boolean;
  /** Escape: it goes nowhere, though the button is still down. */
  isLeft: boolean;
}

interface DragOptions {
  readonly model: GridModel;
  readonly data: CalendarData | undefined;
  readonly onMove: (moving: Moving | undefined) => void;
  readonly onDrop: (moving: Moving) => void;
}

/** Takes appointments to another place with a mouse or a pen; a finger scrolls. */
export function useDrag({ model, data, onMove, onDrop }: DragOptions) {
  const grabbed = useRef<Grabbed | undefined>(undefined);
  const moveTo = (event: PointerEvent, { moving, below }: Grabbed): Moving => {
    const target = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && 'column' in element.dataset,
      );
    if (!target) return moving;
    const column = Number(target.dataset.column);
    // A colleague's column is another host, not another time.
    if (!moving.appointment.hostIds.includes(model.columns[column]?.hostId ?? '')) return moving;
    const place = toMinutes(event.clientY - target.getBoundingClientRect().top) - below;
    return { ...moving, to: { column, place: snap(model, place) } };
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      grabbed.current = undefined;
      const block = (event.target as Element).closest<HTMLElement>('[data-block]');
      const appointment = data?.appointments.find(({ id }) => id === block?.dataset.block);
      if (!block || !appointment?.about || event.button !== 0 || event.pointerType === 'touch')
        return;
      const column = Number(block.closest<HTMLElement>('[data-column]')?.dataset.column);
      const to = cursorAt(model, appointment.startMinute, model.columns[column]?.hostId);
      if (!to) return;
      const below = toMinutes(event.clientY - block.getBoundingClientRect().top);
      const { clientX: x, clientY: y } = event;
      grabbed.current = {
        moving: { appointment, to },
        x,
        y,
        below,
        isDragged: false,
        isLeft: false,
      };
    },
    onPointerMove(event: PointerEvent) {
      const held = grabbed.current;
      if (!held || held.isLeft) return;
      const way = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (!held.isDragged && way < SLACK_PX) return;
      held.isDragged = true;
      onMove(moveTo(event, held));
    },
    onPointerUp(event: PointerEvent) {
      const held = grabbed.current;
      if (held?.isDragged && !held.isLeft) onDrop(moveTo(event, held));
      else if (!held?.isLeft) grabbed.current = undefined;
    },
    onPointerLeave() {
      if (grabbed.current?.isDragged && !grabbed.current.isLeft) onMove(undefined);
      grabbed.current = undefined;
    },
    /** The click that ends a drag opens nothing. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!grabbed.current?.isDragged) return;
      event.stopPropagation();
      event.preventDefault();
      grabbed.current = undefined;
    },
  };
  return {
    handlers,
    /** What is held stays where it was. */
    leave() {
      if (grabbed.current) grabbed.current.isLeft = true;
    },
  };
}
