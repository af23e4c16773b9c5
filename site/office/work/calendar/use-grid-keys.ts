import type { KeyboardEvent } from 'react';
import { type Cursor, cursorAt, type GridModel } from '#shared/domain/calendar/grid-model.ts';
import type { CalendarData } from './calendar-data.ts';
import type { Moving } from './judge-move.ts';
import { stepCursor, stepMoving } from './step-cursor.ts';

interface KeysOptions {
  readonly model: GridModel;
  readonly data: CalendarData | undefined;
  readonly nowMinute: number;
  readonly cursor: Cursor;
  readonly moving: Moving | undefined;
  readonly onGoTo: (next: Cursor) => void;
  readonly onMoving: (moving: Moving) => void;
  readonly onDrop: (moving: Moving) => void;
}

/** Arrows go from place to place or take what is on its way along; M takes an appointment up. */
export function useGridKeys(options: KeysOptions) {
  const { model, data, nowMinute, cursor, moving, onGoTo, onMoving, onDrop } = options;
  const whereFrom = (target: Element) => {
    const id = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    const { column = cursor.column } = target.closest<HTMLElement>('[data-column]')?.dataset ?? {};
    const appointment = data?.appointments.find((each) => each.id === id);
    const hostId = model.columns[Number(column)]?.hostId;
    const at = appointment && cursorAt(model, appointment.startMinute, hostId);
    return { appointment, at: at ?? { ...cursor, column: Number(column) } };
  };
  const carry = (taken: Moving, key: string): boolean => {
    const next = stepMoving(model, taken, key);
    if (next) onMoving(next);
    if (key === 'Enter') onDrop(taken);
    return next !== undefined || key === 'Enter';
  };
  const go = (target: Element, key: string): boolean => {
    const { appointment, at } = whereFrom(target);
    const isComing = appointment?.about && appointment.startMinute > nowMinute;
    if (key.toLowerCase() === 'm' && isComing) {
      onMoving({ appointment, to: at });
      return true;
    }
    const next = stepCursor(model, at, key, appointment);
    if (next) onGoTo(next);
    return next !== undefined;
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMeant = moving ? carry(moving, event.key) : go(event.target as Element, event.key);
    if (isMeant) event.preventDefault();
  };
}
