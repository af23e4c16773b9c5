import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type Cursor,
  cursorAt,
  type GridModel,
  minuteAt,
  SNAP_MINUTES,
} from '#shared/domain/calendar/grid-model.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { pressedAt } from '#shared/react/calendar/time-grid/pointed-at.ts';
import { TimeGrid } from '#shared/react/calendar/time-grid/time-grid.tsx';
import { useGridCursor } from '#shared/react/calendar/time-grid/use-grid-cursor.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useEscape } from '#shared/react/ui/use-escape.ts';
import { toIso } from '#shared/time/dates.ts';
import type { CalendarData, TimedAppointment } from './calendar-data.ts';
import { DayColumn } from './day-column.tsx';
import { Ghost } from './ghost.tsx';
import { judgeMove, type Moving } from './judge-move.ts';
import { MovingText } from './moving-text.tsx';
import { SlotCursor } from './slot-cursor.tsx';
import { findBlock } from './step-cursor.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useMoveDrag } from './use-move-drag.ts';
import { useSwipe } from './use-swipe.ts';
import { useZoned } from './use-zoned.ts';

const HALF_HOUR = 30;

/** A place that nothing takes, and whose it is. */
export interface FreePlace {
  readonly startMinute: number;
  readonly hostId: string;
}

interface CalendarGridProps {
  readonly model: GridModel;
  readonly data: CalendarData | undefined;
  readonly nowMinute: number;
  readonly secondZone: string | null;
  readonly toHostName: (hostId: string) => string;
  /** What is on its way to another place: by keys, by a drag, or to where one presses next. */
  readonly moving: Moving | undefined;
  readonly onMoving: (moving: Moving | undefined) => void;
  readonly onOpen: (appointment: TimedAppointment) => void;
  readonly onBook: (place: FreePlace) => void;
  /** Where arrows or a press have led. */
  readonly onCursor: (place: FreePlace) => void;
  readonly onMove: (move: { appointment: TimedAppointment; startMinute: number }) => void;
  readonly onTurn: (by: 1 | -1) => void;
}

/** Appointments of one or several people, to open, to move, and to book between. */
export function CalendarGrid(props: CalendarGridProps) {
  const { model, data, nowMinute, secondZone, toHostName, moving, onMoving, onOpen } = props;
  const t = useTexts('calendar');
  const formats = useZoned();
  const { language, timeZone } = formats;
  const clock = useClock();
  const { grid, cursor, book, events } = useCalendarGrid(props);
  const judged = moving && data ? judgeMove(model, data, moving, nowMinute) : undefined;
  return (
    <>
      <TimeGrid
        ref={grid}
        label={t('grid')}
        {...{ model, language, nowMinute, toHostName, clock, events, again: t('again') }}
        zone={timeZone}
        zones={secondZone === null ? [timeZone] : [secondZone, timeZone]}
        gutter="w-13"
        // Room for a name, where people stand beside each other.
        narrowest={model.columns.length > model.days.length ? '7.5rem' : '4rem'}
        className="card max-h-[calc(100dvh-16rem)] min-h-96 overflow-auto overscroll-contain md:max-h-[calc(100dvh-13rem)]"
      >
        {(column, index) => (
          <DayColumn
            key={column.key}
            {...{ model, column, data, nowMinute, onOpen }}
            label={t('column', {
              day: formats.day(toIso(column.day.startMinute)),
              host: toHostName(column.hostId),
            })}
            movingId={moving?.appointment.id}
          >
            {cursor.column === index && (
              <SlotCursor model={model} data={data} cursor={cursor} onBook={() => book(cursor)} />
            )}
            {moving && judged && moving.to.column === index && (
              <Ghost model={model} column={column} judged={judged} />
            )}
          </DayColumn>
        )}
      </TimeGrid>
      <MovingText moving={moving} judged={judged} data={data} onLeave={() => onMoving(undefined)} />
    </>
  );
}

/** Its cursor, and what presses, drags, keys and fingers do. */
function useCalendarGrid(props: CalendarGridProps) {
  const { model, data, nowMinute, moving, onMoving, onBook, onMove, onTurn } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { cursor, setCursor, goTo } = useGridCursor({
    ...{ grid, model, onTurn },
    first: () => firstCursor(model, nowMinute),
  });
  const book = (at: Cursor) => tellPlace(model, at, onBook);
  const tellCursor = useEffectEvent(() => tellPlace(model, cursor, props.onCursor));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever it is somewhere else
  useEffect(() => tellCursor(), [model, cursor]);
  /** Asks where it can be; false where it cannot. */
  const place = ({ appointment, to }: Moving): boolean => {
    if (!data) return false;
    const judged = judgeMove(model, data, { appointment, to }, nowMinute);
    const isFine = !judged.clash && !judged.isPast && !judged.isSame;
    if (isFine) onMove({ appointment, startMinute: judged.startMinute });
    return isFine;
  };
  const drop = (dropped: Moving) => {
    onMoving(undefined);
    place(dropped);
  };
  const drag = useMoveDrag({ model, data, onMove: onMoving, onDrop: drop });
  useEscape(moving !== undefined, drag.leave);
  const onKeyDown = useGridKeys({
    ...{ model, data, nowMinute, cursor, moving, onMoving, onDrop: drop },
    onGoTo: (next) => {
      if (goTo(next)) focusBlock(grid.current, next, data && findBlock(model, data, next)?.id);
    },
  });
  /** While something is on its way a press says where to, whatever is there. */
  const onClickCapture = (event: MouseEvent) => {
    drag.handlers.onClickCapture(event);
    const pressed = pressedStep(model, event, SNAP_MINUTES);
    if (!moving || !pressed || event.isPropagationStopped()) return;
    event.stopPropagation();
    // A colleague's column is another host, not another time.
    const hostId = model.columns[pressed.column]?.hostId ?? '';
    if (!moving.appointment.hostIds.includes(hostId)) return;
    const next = { ...moving, to: pressed };
    onMoving(place(next) ? undefined : next);
  };
  const onClick = (event: MouseEvent) => {
    const at = pressedStep(model, event, HALF_HOUR);
    if (!at || (event.target as Element).closest('[data-block], [data-cursor]')) return;
    flushSync(() => setCursor(at));
    grid.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
    book(at);
  };
  const events = { ...useSwipe(onTurn), ...drag.handlers, onKeyDown, onClick, onClickCapture };
  return { grid, cursor, book, events };
}

function focusBlock(grid: HTMLElement | null, at: Cursor, id: string | undefined): void {
  if (id === undefined) return;
  grid?.querySelector<HTMLElement>(`[data-column="${at.column}"] [data-block="${id}"]`)?.focus();
}

/** The place of a press, at the step before it. */
function pressedStep(model: GridModel, event: MouseEvent, step: number): Cursor | undefined {
  const at = pressedAt(model, event);
  return at && { ...at, place: Math.floor(at.place / step) * step };
}

/** Whose place a cursor is at. */
function tellPlace(model: GridModel, at: Cursor, tell: (place: FreePlace) => void): void {
  const hostId = model.columns[at.column]?.hostId;
  if (hostId !== undefined) tell({ startMinute: minuteAt(model, at), hostId });
}

/** Today at the next full half hour, else the first day in the morning. */
function firstCursor(model: GridModel, nowMinute: number): Cursor {
  const now = cursorAt(model, nowMinute);
  if (!now) return { column: 0, place: 9 * 60 };
  return { ...now, place: Math.min(Math.ceil(now.place / HALF_HOUR) * HALF_HOUR, 23.5 * 60) };
}
