import { type PointerEvent, useRef, useState } from 'react';
import { type GridModel, minuteAt } from '#shared/domain/calendar/grid-model.ts';
import {
  isPickable,
  judgePick,
  pickStretch,
  toMeantStart,
} from '#shared/domain/proposal/judge-pick.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useEscape } from '#shared/react/ui/use-escape.ts';
import { PICK_STEP_MINUTES } from './step-pick.ts';
import type { OwnWeek, Picking } from './week-props.ts';

/** Below this a press is a press. */
const SLACK_PX = 5;

interface Grabbed {
  readonly x: number;
  readonly y: number;
  readonly minute: number;
  /** The pick that was taken hold of; none where free time is. */
  readonly pick: number | undefined;
  isDragged: boolean;
  isLeft: boolean;
}

/** What would be picked if one let go: starts, and whether they can be. */
export interface PickGhost {
  readonly starts: readonly number[];
  readonly isFine: boolean;
}

interface DragOptions {
  readonly model: GridModel;
  readonly week: OwnWeek | undefined;
  readonly picking: Picking;
  readonly onSay: (text: string) => void;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** With a mouse or a pen: a drag over free time picks meetings side by side, one of a pick moves it. */
export function usePickDrag({ model, week, picking, onSay }: DragOptions) {
  const t = useTexts('propose');
  const grabbed = useRef<Grabbed | undefined>(undefined);
  const [ghost, setGhost] = useState<PickGhost>();
  const { picks } = picking;
  const pointedAt = (point: Point) => pointedMinute(model, point);
  const stop = () => {
    if (grabbed.current) grabbed.current.isLeft = true;
    setGhost(undefined);
  };
  useEscape(ghost !== undefined, stop);

  const aim = (held: Grabbed, minute: number): PickGhost => {
    if (!week) return { starts: [], isFine: false };
    if (held.pick === undefined) {
      const [from, to] = [Math.min(held.minute, minute), Math.max(held.minute, minute)];
      const stretch = {
        startMinute: toMeantStart(week, floor(from), PICK_STEP_MINUTES),
        endMinute: floor(to) + PICK_STEP_MINUTES,
      };
      return { starts: pickStretch(week, picks, stretch), isFine: true };
    }
    const to = toMeantStart(week, floor(held.pick + minute - held.minute), PICK_STEP_MINUTES);
    const others = picks.filter((start) => start !== held.pick);
    return { starts: [to], isFine: isPickable(judgePick(week, others, to)) };
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const minute = pointedAt(event);
      grabbed.current = undefined;
      if (!week || minute === undefined || event.button !== 0 || event.pointerType === 'touch') {
        return;
      }
      const pick = picks.find((start) => start <= minute && minute < start + week.durationMinutes);
      const { clientX: x, clientY: y } = event;
      grabbed.current = { x, y, minute, pick, isDragged: false, isLeft: false };
    },
    onPointerMove(event: PointerEvent) {
      const held = grabbed.current;
      const minute = pointedAt(event);
      if (!held || held.isLeft || minute === undefined || event.buttons === 0) return;
      const way = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (!held.isDragged && way < SLACK_PX) return;
      held.isDragged = true;
      setGhost(aim(held, minute));
    },
    onPointerUp(event: PointerEvent) {
      const held = grabbed.current;
      const minute = pointedAt(event);
      setGhost(undefined);
      if (!held?.isDragged || held.isLeft || minute === undefined) return;
      const { starts, isFine } = aim(held, minute);
      const [to] = starts;
      if (held.pick === undefined) {
        picking.add(starts);
        onSay(t('said.count', { count: picks.length + starts.length }));
      } else if (isFine && to !== undefined) picking.move(held.pick, to);
    },
    onPointerLeave() {
      if (grabbed.current?.isDragged) stop();
    },
    /** The click that ends a drag picks nothing more. */
    onClickCapture(event: { stopPropagation(): void }) {
      if (grabbed.current?.isDragged) event.stopPropagation();
      grabbed.current = undefined;
    },
  };
  return { ghost, handlers, minuteAt: pointedAt };
}

function pointedMinute(model: GridModel, { clientX, clientY }: Point): number | undefined {
  const column = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && 'column' in element.dataset,
    );
  if (!column) return undefined;
  const { top, height } = column.getBoundingClientRect();
  const place = ((clientY - top) / height) * model.axis.lengthMinutes;
  return Math.floor(minuteAt(model, { column: Number(column.dataset.column), place }));
}

function floor(minute: number): number {
  return Math.floor(minute / PICK_STEP_MINUTES) * PICK_STEP_MINUTES;
}
