import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Cursor,
  cursorAt,
  type GridModel,
  minuteAt,
} from '#shared/domain/calendar/grid-model.ts';
import { isPickable, judgePick, toMeantStart } from '#shared/domain/proposal/judge-pick.ts';
import { HourGutter } from '#shared/react/calendar/hour-gutter.tsx';
import { useMorningFirst } from '#shared/react/calendar/use-morning-first.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { PICK_STEP_MINUTES, stepPick } from './step-pick.ts';
import { usePickDrag } from './use-pick-drag.ts';
import { usePickText } from './use-pick-text.ts';
import { WeekColumn } from './week-column.tsx';
import { WeekHead } from './week-head.tsx';
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

/** A week of one's own time to pick from: by click, drag, or arrows and Space. */
export function WeekGrid(props: WeekGridProps) {
  const { model, week, picking, theirZone, reading, onTurn, onSay } = props;
  const t = useTexts('propose');
  const toText = usePickText(reading, theirZone);
  const grid = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  const [cursor, setCursor] = useState<Cursor>({ column: 0, place: 10 * 60 });
  const { picks } = picking;

  useMorningFirst(grid);
  const focusCursor = () => grid.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the week that was turned to is there
  useEffect(() => {
    if (isTurned.current) focusCursor();
    isTurned.current = false;
  }, [model]);

  const describe = (minute: number) => {
    const { own, theirs } = toText(minute, week?.durationMinutes ?? 0);
    const verdict = week && judgePick(week, picks, minute);
    const state = picks.includes(minute) ? t('picked') : verdict && t(`verdict.${verdict}`);
    return [own, theirs, state].filter(Boolean).join('; ');
  };
  const toggle = (minute: number) => {
    if (!week) return;
    const inside = picks.find((start) => start <= minute && minute < start + week.durationMinutes);
    if (inside !== undefined) {
      picking.remove(inside);
      return onSay(t('said.removed', { time: toText(inside, week.durationMinutes).own }));
    }
    const verdict = judgePick(week, picks, minute);
    const time = toText(minute, week.durationMinutes).own;
    if (!isPickable(verdict)) {
      return onSay(t('said.refused', { time, why: t(`verdict.${verdict}`) }));
    }
    picking.add([minute]);
    onSay(t('said.picked', { time, count: picks.length + 1 }));
  };
  const goTo = (next: Cursor) => {
    if (!model.columns[next.column]) {
      isTurned.current = true;
      setCursor({ ...next, column: next.column < 0 ? model.columns.length - 1 : 0 });
      return onTurn(next.column < 0 ? -1 : 1);
    }
    flushSync(() => setCursor(next));
    focusCursor();
    onSay(describe(minuteAt(model, next)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepPick(model, cursor, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };
  const drag = usePickDrag({ model, week, picking, onSay });
  const onClick = (event: MouseEvent) => {
    const minute = drag.minuteAt(event);
    if (!week || minute === undefined || event.detail === 0) return;
    const at = cursorAt(model, minute);
    if (at) setCursor(at);
    const isPicked = picks.some(
      (start) => start <= minute && minute < start + week.durationMinutes,
    );
    toggle(isPicked ? minute : toMeantStart(week, floor(minute), PICK_STEP_MINUTES));
  };
  const gutters = theirZone === null ? 'auto' : 'auto auto';
  const { formats, clock } = reading;
  const { language } = formats;
  const gutter = `relative border-line @3xl:w-13 ${clock === '12h' ? 'w-11' : 'w-9'}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={grid}
      role="group"
      aria-label={t('grid')}
      aria-busy={week === undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...drag.handlers}
      className="relative max-h-80 select-none overflow-auto overscroll-contain rounded-card border border-line bg-surface @3xl:max-h-[calc(100dvh-16rem)] @3xl:min-h-96"
    >
      <div
        className="grid"
        style={{
          gridTemplateColumns: `${gutters} repeat(${model.columns.length}, minmax(1.75rem, 1fr))`,
        }}
      >
        <WeekHead
          model={model}
          nowMinute={week?.nowMinute}
          theirZone={theirZone}
          formats={formats}
        />
        <div className={gutter}>
          <HourGutter model={model} reader={formats} clock={clock} again={t('again')} />
        </div>
        {theirZone !== null && (
          <div className={`${gutter} border-l`}>
            <HourGutter model={model} reader={{ language, timeZone: theirZone }} clock={clock} />
          </div>
        )}
        {model.columns.map((column, index) => (
          <WeekColumn
            key={column.key}
            model={model}
            column={column}
            index={index}
            week={week}
            picking={picking}
            theirZone={theirZone}
            ghost={drag.ghost}
            reading={reading}
            cursor={
              cursor.column === index
                ? {
                    place: cursor.place,
                    label: describe(minuteAt(model, cursor)),
                    isPicked: picks.includes(minuteAt(model, cursor)),
                    onPress: () => toggle(minuteAt(model, cursor)),
                  }
                : undefined
            }
          />
        ))}
      </div>
    </div>
  );
}

function floor(minute: number): number {
  return Math.floor(minute / PICK_STEP_MINUTES) * PICK_STEP_MINUTES;
}
