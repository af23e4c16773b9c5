import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import {
  type Cursor,
  cursorAt,
  type GridModel,
  minuteAt,
} from '#shared/domain/calendar/grid-model.ts';
import { toMeantStart } from '#shared/domain/proposal/judge-pick.ts';
import { TimeGrid } from '#shared/react/calendar/time-grid/time-grid.tsx';
import { useGridCursor } from '#shared/react/calendar/time-grid/use-grid-cursor.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { floorToStep, PICK_STEP_MINUTES, stepPick } from './step-pick.ts';
import { usePickDrag } from './use-pick-drag.ts';
import { useToggledPick } from './use-toggled-pick.ts';
import { WeekColumn } from './week-column.tsx';
import type { OwnWeek, Picking } from './week-props.ts';

interface WeekGridProps {
  readonly model: GridModel;
  readonly week: OwnWeek | undefined;
  readonly picking: Picking;
  readonly theirZone: string | null;
  readonly reading: TimeReading;
  readonly onTurn: (by: 1 | -1) => void;
  /** Read out. */
  readonly onSay: (text: string) => void;
}

const MORNING: Cursor = { column: 0, place: 10 * 60 };

/** A week of one's own time to pick from: by click, drag, or arrows and Space. */
export function WeekGrid(props: WeekGridProps) {
  const { model, week, picking, theirZone, reading, onTurn, onSay } = props;
  const t = useTexts('propose');
  const grid = useRef<HTMLDivElement>(null);
  const { cursor, setCursor, goTo } = useGridCursor({
    ...{ grid, model, onTurn },
    first: () => MORNING,
  });
  const { picks } = picking;
  const { describe, toggle } = useToggledPick(props);
  const drag = usePickDrag({ model, week, picking, onSay });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepPick(model, cursor, event.key);
    if (!next) return;
    event.preventDefault();
    if (goTo(next)) onSay(describe(minuteAt(model, next)));
  };
  const onClick = (event: MouseEvent) => {
    const minute = drag.pressedMinute(event);
    if (!week || minute === undefined || event.detail === 0) return;
    const at = cursorAt(model, minute);
    if (at) setCursor(at);
    const isPicked = picks.some(
      (start) => start <= minute && minute < start + week.durationMinutes,
    );
    toggle(isPicked ? minute : toMeantStart(week, floorToStep(minute), PICK_STEP_MINUTES));
  };
  const { formats, clock } = reading;
  const { language, timeZone } = formats;
  const at = minuteAt(model, cursor);
  return (
    <TimeGrid
      ref={grid}
      label={t('grid')}
      isBusy={week === undefined}
      {...{ model, language, clock, again: t('again') }}
      nowMinute={week?.nowMinute}
      zone={timeZone}
      zones={theirZone === null ? [timeZone] : [timeZone, theirZone]}
      gutter={`@3xl:w-13 ${clock === '12h' ? 'w-11' : 'w-9'}`}
      narrowest="1.75rem"
      events={{ onKeyDown, onClick, ...drag.handlers }}
      className="relative max-h-80 select-none overflow-auto overscroll-contain rounded-card border border-line bg-surface @3xl:max-h-[calc(100dvh-16rem)] @3xl:min-h-96"
    >
      {(column, index) => (
        <WeekColumn
          key={column.key}
          {...{ model, column, week, picking, theirZone, reading, ghost: drag.ghost }}
          cursor={
            cursor.column === index
              ? {
                  place: cursor.place,
                  label: describe(at),
                  isPicked: picks.includes(at),
                  onPress: () => toggle(at),
                }
              : undefined
          }
        />
      )}
    </TimeGrid>
  );
}
