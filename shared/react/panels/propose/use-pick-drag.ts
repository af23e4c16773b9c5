import { type MouseEvent, useState } from 'react';
import { type Cursor, type GridModel, minuteAt } from '#shared/domain/calendar/grid-model.ts';
import {
  isPickable,
  judgePick,
  pickStretch,
  toMeantStart,
} from '#shared/domain/proposal/judge-pick.ts';
import { pointedAt, pressedAt } from '#shared/react/calendar/time-grid/pointed-at.ts';
import { useGridDrag } from '#shared/react/calendar/time-grid/use-grid-drag.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useEscape } from '#shared/react/ui/use-escape.ts';
import { floorToStep, PICK_STEP_MINUTES } from './step-pick.ts';
import type { OwnWeek, Picking } from './week-props.ts';

interface HeldPick {
  readonly minute: number;
  /** The pick that was taken hold of; none where free time is. */
  readonly pick: number | undefined;
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

/** With a mouse or a pen: a drag over free time picks meetings side by side, one of a pick moves it. */
export function usePickDrag({ model, week, picking, onSay }: DragOptions) {
  const t = useTexts('propose');
  const [ghost, setGhost] = useState<PickGhost>();
  const { picks } = picking;
  const toMinute = (at: Cursor | undefined) => at && Math.floor(minuteAt(model, at));
  const pressedMinute = (press: MouseEvent) => toMinute(pressedAt(model, press));
  const aim = (held: HeldPick, minute: number): PickGhost => {
    if (!week) return { starts: [], isFine: false };
    if (held.pick === undefined) {
      const [from, to] = [Math.min(held.minute, minute), Math.max(held.minute, minute)];
      const stretch = {
        startMinute: toMeantStart(week, floorToStep(from), PICK_STEP_MINUTES),
        endMinute: floorToStep(to) + PICK_STEP_MINUTES,
      };
      return { starts: pickStretch(week, picks, stretch), isFine: true };
    }
    const to = toMeantStart(week, floorToStep(held.pick + minute - held.minute), PICK_STEP_MINUTES);
    const others = picks.filter((start) => start !== held.pick);
    return { starts: [to], isFine: isPickable(judgePick(week, others, to)) };
  };
  const drop = (held: HeldPick, minute: number) => {
    const { starts, isFine } = aim(held, minute);
    const [to] = starts;
    if (held.pick === undefined) {
      picking.add(starts);
      onSay(t('said.count', { count: picks.length + starts.length }));
    } else if (isFine && to !== undefined) picking.move(held.pick, to);
  };
  const { handlers, leave } = useGridDrag<HeldPick>({
    grab: (event) => {
      const minute = pressedMinute(event);
      if (!week || minute === undefined) return undefined;
      const pick = picks.find((start) => start <= minute && minute < start + week.durationMinutes);
      return { minute, pick };
    },
    drag: (held, event) => {
      const minute = toMinute(pointedAt(model, event));
      if (minute !== undefined) setGhost(aim(held, minute));
    },
    drop: (held, event) => {
      setGhost(undefined);
      const minute = toMinute(pointedAt(model, event));
      if (minute !== undefined) drop(held, minute);
    },
    leave: () => setGhost(undefined),
  });
  useEscape(ghost !== undefined, leave);
  return { ghost, handlers, pressedMinute };
}
