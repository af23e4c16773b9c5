import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import {
  drawHours,
  moveRange,
  type Stroke,
  stretchRange,
  tappedHour,
} from '#shared/domain/schedule/draw-hours.ts';
import { DAY_MINUTES, type DayHours, findOverlaps } from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useEscape } from '../ui/use-escape.ts';
import { useHoursWords } from './use-hours-words.ts';

const FINE_MINUTES = 5;
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -FINE_MINUTES, ArrowDown: -FINE_MINUTES },
  ...{ ArrowRight: FINE_MINUTES, ArrowUp: FINE_MINUTES },
  ...{ PageDown: -60, PageUp: 60 },
};

/** A line every three hours. */
const HOUR_LINES =
  'repeating-linear-gradient(to right, transparent 0 calc(12.5% - 1px), var(--line) calc(12.5% - 1px) 12.5%)';

interface DayTrackProps {
  readonly name: string;
  readonly hours: DayHours;
  /** The id of what says which keys there are. */
  readonly describedBy: string;
  /** While a key is held: nothing is joined yet. */
  readonly onChange: (hours: DayHours) => void;
  /** A stroke is finished: what it touches is joined. */
  readonly onDraw: (hours: DayHours) => void;
}

/**
 * A day from midnight to midnight. A pointer draws, moves and stretches its hours by quarters of an
 * hour; with keys a range moves, or with Shift its end, by five minutes.
 */
export function DayTrack({ name, hours, describedBy, onChange, onDraw }: DayTrackProps) {
  const [stroke, setStroke] = useState<{ readonly is: Stroke; readonly at: number }>();
  const shown = stroke ? drawHours(hours, stroke.is, stroke.at) : hours;
  const drawn = stroke?.is.kind === 'make' ? shown.length - 1 : stroke?.is.index;
  const overlaps = stroke ? [] : findOverlaps(hours);

  useEscape(stroke !== undefined, () => setStroke(undefined));

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const minute = minuteAt(event);
    setStroke({ is: toStroke(event.target, hours, minute), at: minute });
  };
  const end = () => {
    if (!stroke) return;
    setStroke(undefined);
    const isTap = stroke.is.kind === 'make' && shown === hours;
    if (isTap) onDraw([...hours, tappedHour(stroke.at)]);
    else if (String(shown) !== String(hours)) onDraw(shown);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const range = hours[index];
    const step = steps[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!range || (step === undefined && !isRemoval)) return;
    event.preventDefault();
    if (step === undefined) return onDraw(hours.toSpliced(index, 1));
    onChange(
      hours.with(index, event.shiftKey ? stretchRange(range, step) : moveRange(range, step)),
    );
  };
  return (
    // Its blocks take the keys, its fields beside it do the same.
    <div
      onPointerDown={begin}
      onPointerMove={(event) => stroke && setStroke({ ...stroke, at: minuteAt(event) })}
      onPointerUp={end}
      onPointerCancel={() => setStroke(undefined)}
      style={{ backgroundImage: HOUR_LINES }}
      className="relative h-11 touch-pan-y select-none overflow-hidden rounded-lg border border-line bg-sunken"
    >
      {shown.map((range, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no name but its place
          key={index}
          index={index}
          name={name}
          range={range}
          describedBy={describedBy}
          isDrawn={index === drawn}
          isInvalid={overlaps.includes(index)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly index: number;
  readonly name: string;
  readonly range: readonly [number, number];
  readonly describedBy: string;
  readonly isDrawn: boolean;
  readonly isInvalid: boolean;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
}

function Block({ index, name, range, describedBy, isDrawn, isInvalid, onKeyDown }: BlockProps) {
  const t = useTexts('hours');
  const { toHours } = useHoursWords();
  const [start, end] = range;
  const hours = (
    <span className="pointer-events-none whitespace-nowrap text-brand-text text-xs tabular-nums">
      {toHours(range)}
    </span>
  );
  return (
    <div
      role="slider"
      tabIndex={0}
      data-index={index}
      aria-label={t('block', { name, which: index + 1 })}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={DAY_MINUTES}
      aria-valuenow={start}
      aria-valuetext={toHours(range)}
      onKeyDown={(event) => onKeyDown(event, index)}
      style={{ left: toShare(start), width: toShare(end - start) }}
      className={`absolute inset-y-1 flex cursor-grab items-center justify-center rounded-md border bg-brand-soft active:cursor-grabbing ${isInvalid ? 'border-danger' : 'border-brand'} ${isDrawn ? 'z-10 shadow-raised' : ''}`}
    >
      <Edge side="start" />
      {isDrawn ? (
        hours
      ) : (
        // What does not fit beside nothing goes to the next line, which is not shown.
        <span className="pointer-events-none flex h-4 w-full flex-wrap justify-center overflow-hidden px-1.5">
          <span className="h-4" />
          {hours}
        </span>
      )}
      <Edge side="end" />
    </div>
  );
}

/** What a pointer pulls; keys have Shift for it. */
function Edge({ side }: { readonly side: 'start' | 'end' }) {
  const place = side === 'start' ? '-left-1.5 justify-start pl-2' : '-right-1.5 justify-end pr-2';
  return (
    <span
      data-edge={side}
      className={`absolute inset-y-0 flex w-4 cursor-ew-resize items-center ${place}`}
    >
      <span className="pointer-events-none h-4 w-0.5 rounded-full bg-brand" />
    </span>
  );
}

function toShare(minutes: number): string {
  return `${(minutes / DAY_MINUTES) * 100}%`;
}

function minuteAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.round(((clientX - left) / width) * DAY_MINUTES);
}

/** What a pointer that comes down there draws. */
function toStroke(target: EventTarget, hours: DayHours, minute: number): Stroke {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  if (!block) return { kind: 'make', from: minute };
  const index = Number(block.dataset.index);
  const edge = target instanceof HTMLElement ? target.dataset.edge : undefined;
  if (edge === 'start' || edge === 'end') return { kind: edge, index };
  return { kind: 'move', index, grip: minute - (hours[index]?.[0] ?? 0) };
}
