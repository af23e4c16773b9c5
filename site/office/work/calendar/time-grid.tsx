import {
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  type Cursor,
  cursorAt,
  type GridModel,
  minuteAt,
  SNAP_MINUTES,
} from '#shared/domain/calendar/grid-model.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { HourGutter } from '#shared/react/calendar/hour-gutter.tsx';
import { useMorningFirst } from '#shared/react/calendar/use-morning-first.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useEscape } from '#shared/react/ui/use-escape.ts';
import type { CalendarData, TimedAppointment } from './calendar-data.ts';
import { DayColumn } from './day-column.tsx';
import { Ghost } from './ghost.tsx';
import { GridHead } from './grid-head.tsx';
import { judgeMove, type Moving } from './judge-move.ts';
import { MovingText } from './moving-text.tsx';
import { SlotCursor } from './slot-cursor.tsx';
import { findBlock, stepCursor, stepMoving } from './step-cursor.ts';
import { toMinutes } from './to-rem.ts';
import { useDrag } from './use-drag.ts';
import { useZoned } from './use-zoned.ts';

const HALF_HOUR = 30;
/** A finger that goes so far sideways turns the page. */
const SWIPE_PX = 60;

/** A place that nothing takes, and whose it is. */
export interface FreePlace {
  readonly startMinute: number;
  readonly hostId: string;
}

interface TimeGridProps {
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
  readonly onMove: (move: { appointment: TimedAppointment; startMinute: number }) => void;
  readonly onTurn: (by: 1 | -1) => void;
}

/** Days beside each other, hours below each other. */
export function TimeGrid(props: TimeGridProps) {
  const { model, data, nowMinute, secondZone, toHostName, onOpen, onBook, onMove, onTurn } = props;
  const { moving, onMoving } = props;
  const t = useTexts('calendar');
  const formats = useZoned();
  const { language } = formats;
  const clock = useClock();
  const grid = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  const [cursor, setCursor] = useState<Cursor>(() => firstCursor(model, nowMinute));
  const touch = useRef<{ readonly x: number; readonly y: number }>(undefined);

  useMorningFirst(grid);
  const focusCursor = () => grid.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was turned to is there
  useEffect(() => {
    if (isTurned.current) focusCursor();
    isTurned.current = false;
  }, [model]);

  const goTo = (next: Cursor) => {
    if (!model.columns[next.column]) {
      isTurned.current = true;
      setCursor({ ...next, column: next.column < 0 ? model.columns.length - 1 : 0 });
      onTurn(next.column < 0 ? -1 : 1);
      return;
    }
    flushSync(() => setCursor(next));
    const block = data && findBlock(model, data, next);
    const element = block
      ? grid.current?.querySelector<HTMLElement>(
          `[data-column="${next.column}"] [data-block="${block.id}"]`,
        )
      : undefined;
    if (element) element.focus();
    else focusCursor();
  };
  const drop = (dropped: Moving) => {
    onMoving(undefined);
    place(dropped);
  };
  /** Asks where it can be; false where it cannot. */
  const place = ({ appointment, to }: Moving): boolean => {
    if (!data) return false;
    const judgedAt = judgeMove(model, data, { appointment, to }, nowMinute);
    const { startMinute, clash, isPast, isSame } = judgedAt;
    const isFine = !clash && !isPast && !isSame;
    if (isFine) onMove({ appointment, startMinute });
    return isFine;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const block = (event.target as Element).closest<HTMLElement>('[data-block]')?.dataset.block;
    if (moving) {
      const next = stepMoving(model, moving, event.key);
      if (next) onMoving(next);
      if (event.key === 'Enter') drop(moving);
      if (next || event.key === 'Enter') event.preventDefault();
      return;
    }
    const column = Number(
      (event.target as Element).closest<HTMLElement>('[data-column]')?.dataset.column ??
        cursor.column,
    );
    const appointment = data?.appointments.find(({ id }) => id === block);
    const at =
      (appointment && cursorAt(model, appointment.startMinute, model.columns[column]?.hostId)) ??
      cursor;
    if (
      event.key.toLowerCase() === 'm' &&
      appointment?.about &&
      appointment.startMinute > nowMinute
    ) {
      event.preventDefault();
      onMoving({ appointment, to: at });
      return;
    }
    const next = stepCursor(model, { ...at, column }, event.key, appointment);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };
  const drag = useDrag({ model, data, onMove: onMoving, onDrop: drop });
  useEscape(moving !== undefined, () => {
    drag.leave();
    onMoving(undefined);
  });
  /** While something is on its way a press says where to, whatever is there. */
  const onClickCapture = (event: MouseEvent) => {
    drag.handlers.onClickCapture(event);
    if (!moving || event.isPropagationStopped()) return;
    const pressed = pressedAt(event, SNAP_MINUTES);
    if (!pressed) return;
    event.stopPropagation();
    // A colleague's column is another host, not another time.
    const hostId = model.columns[pressed.column]?.hostId ?? '';
    if (!moving.appointment.hostIds.includes(hostId)) return;
    const next = { ...moving, to: pressed };
    onMoving(place(next) ? undefined : next);
  };
  const onClick = (event: MouseEvent) => {
    const at = pressedAt(event, HALF_HOUR);
    if (!at || (event.target as Element).closest('[data-block], [data-cursor]')) return;
    flushSync(() => setCursor(at));
    focusCursor();
    book(at);
  };
  const book = (at: Cursor) => {
    const hostId = model.columns[at.column]?.hostId;
    if (hostId !== undefined) onBook({ startMinute: minuteAt(model, at), hostId });
  };
  const onTouchEnd = (event: TouchEvent) => {
    const end = event.changedTouches[0];
    const start = touch.current;
    touch.current = undefined;
    if (!end || !start) return;
    const x = end.clientX - start.x;
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(end.clientY - start.y)) {
      onTurn(x < 0 ? 1 : -1);
    }
  };
  const judged = moving && data ? judgeMove(model, data, moving, nowMinute) : undefined;
  const narrowest = model.columns.length > 7 ? '5.5rem' : '4rem';
  const gutters = secondZone === null ? '3.25rem' : '3.25rem 3.25rem';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={grid}
        role="group"
        aria-label={t('grid')}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onTouchStart={({ touches }) => {
          touch.current = touches[0] && { x: touches[0].clientX, y: touches[0].clientY };
        }}
        onTouchEnd={onTouchEnd}
        {...drag.handlers}
        onClickCapture={onClickCapture}
        className="card max-h-[calc(100dvh-16rem)] min-h-96 overflow-auto overscroll-contain md:max-h-[calc(100dvh-13rem)]"
      >
        <div
          className="grid min-w-fit"
          style={{
            gridTemplateColumns: `${gutters} repeat(${model.columns.length}, minmax(${narrowest}, 1fr))`,
          }}
        >
          <GridHead
            model={model}
            nowMinute={nowMinute}
            secondZone={secondZone}
            toHostName={toHostName}
          />
          {secondZone !== null && (
            <HourGutter model={model} reader={{ language, timeZone: secondZone }} clock={clock} />
          )}
          <HourGutter model={model} reader={formats} clock={clock} again={t('again')} />
          {model.columns.map((column, index) => (
            <DayColumn
              key={column.key}
              model={model}
              column={column}
              data={data}
              nowMinute={nowMinute}
              label={t('column', {
                day: formats.day(new Date(column.day.startMinute * 60_000).toISOString()),
                host: toHostName(column.hostId),
              })}
              movingId={moving?.appointment.id}
              onOpen={onOpen}
            >
              {cursor.column === index && (
                <SlotCursor model={model} data={data} cursor={cursor} onBook={() => book(cursor)} />
              )}
              {moving && judged && moving.to.column === index && (
                <Ghost model={model} column={column} judged={judged} />
              )}
            </DayColumn>
          ))}
        </div>
      </div>
      <MovingText moving={moving} judged={judged} data={data} onLeave={() => onMoving(undefined)} />
    </>
  );
}

/** The place of a press, at the step before it. */
function pressedAt({ target, clientY }: MouseEvent, step: number): Cursor | undefined {
  const column = (target as Element).closest<HTMLElement>('[data-column]');
  if (!column) return undefined;
  const minutes = toMinutes(clientY - column.getBoundingClientRect().top);
  return { column: Number(column.dataset.column), place: Math.floor(minutes / step) * step };
}

/** Today at the next full half hour, else the first day in the morning. */
function firstCursor(model: GridModel, nowMinute: number): Cursor {
  const now = cursorAt(model, nowMinute);
  if (!now) return { column: 0, place: 9 * 60 };
  return { ...now, place: Math.min(Math.ceil(now.place / HALF_HOUR) * HALF_HOUR, 23.5 * 60) };
}
