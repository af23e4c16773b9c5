import type { Column, GridModel } from '#shared/domain/calendar/grid-model.ts';
import { placeSpans } from '#shared/domain/calendar/place-spans.ts';
import { judgePick } from '#shared/domain/proposal/judge-pick.ts';
import type { BusyKind } from '#shared/domain/proposal/timed-week.ts';
import { nightsIn } from '#shared/domain/proposal/waking.ts';
import { GridColumn } from '#shared/react/calendar/time-grid/grid-column.tsx';
import { toBox } from '#shared/react/calendar/time-grid/to-box.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toIso } from '#shared/time/dates.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import type { PickGhost } from './use-pick-drag.ts';
import { weekLooks } from './week-looks.ts';
import type { OwnWeek, Picking } from './week-props.ts';

/** Below this no text fits, and up to this but one line. */
const TEXT_MINUTES = 30;
const LINES_MINUTES = 60;

interface WeekColumnProps {
  readonly model: GridModel;
  readonly column: Column;
  readonly week: OwnWeek | undefined;
  readonly picking: Picking;
  readonly theirZone: string | null;
  readonly ghost: PickGhost | undefined;
  readonly reading: TimeReading;
  /** The place that arrows lead to, where it is in this column. */
  readonly cursor:
    | {
        readonly place: number;
        readonly label: string;
        readonly isPicked: boolean;
        readonly onPress: () => void;
      }
    | undefined;
}

const looks = {
  appointment: weekLooks.busy,
  'calendar-event': weekLooks.busy,
  away: weekLooks.busy,
  other: weekLooks.busy,
  buffer: weekLooks.buffer,
  hold: weekLooks.held,
} as const satisfies Record<BusyKind, string>;

/** A day of one's own time from top to bottom: hours, what is busy, the recipient's night, the picks. */
export function WeekColumn(props: WeekColumnProps) {
  const { model, column, week, picking, theirZone, ghost, reading, cursor } = props;
  const t = useTexts('propose');
  const { axis } = model;
  const { day } = column;
  const { formats, clock } = reading;
  const duration = week?.durationMinutes ?? 0;
  const toSpan = (startMinute: number) => ({ startMinute, endMinute: startMinute + duration });
  const nights = theirZone === null ? [] : nightsIn(day, theirZone);
  const past = week ? [{ startMinute: day.startMinute, endMinute: week.nowMinute }] : [];
  return (
    <GridColumn model={model} column={column} hours={week?.hours ?? []}>
      {placeSpans(axis, day, nights).map(({ from, to }) => (
        <span
          key={from}
          className={`absolute inset-x-0 ${weekLooks.night}`}
          style={toBox(from, to)}
        />
      ))}
      {placeSpans(axis, day, week?.busy ?? []).map(({ kind, label, from, to }) => (
        <span
          key={`${kind} ${from}`}
          className={`absolute inset-x-px overflow-hidden rounded-sm px-1 text-xs leading-tight ${looks[kind]}`}
          style={toBox(from, to)}
        >
          {to - from >= TEXT_MINUTES && kind !== 'buffer' && (
            <span className={`hidden @3xl:block ${to - from < LINES_MINUTES ? 'truncate' : ''}`}>
              {label ?? t(`busy.${kind}`)}
            </span>
          )}
        </span>
      ))}
      {placeSpans(axis, day, past).map(({ from, to }) => (
        <span key={from} className="absolute inset-x-0 bg-page/70" style={toBox(from, to)} />
      ))}
      {placeSpans(
        axis,
        day,
        picking.picks.map((start) => ({ start, ...toSpan(start) })),
      ).map(({ start, startMinute, endMinute, from, to }) => (
        <span
          key={start}
          aria-hidden="true"
          data-pick={toIso(start)}
          className={`absolute inset-x-px z-3 cursor-grab overflow-hidden rounded-sm border px-1 font-medium text-xs leading-tight ${toLook(props, start)}`}
          style={toBox(from, to)}
        >
          <span className="hidden truncate @3xl:block">
            {duration < LINES_MINUTES
              ? formats.time(toIso(startMinute), clock)
              : formats.range(toIso(startMinute), toIso(endMinute), clock)}
          </span>
        </span>
      ))}
      {placeSpans(axis, day, (ghost?.starts ?? []).map(toSpan)).map(({ from, to }) => (
        <span
          key={from}
          aria-hidden="true"
          className={`pointer-events-none absolute inset-x-px z-4 rounded-sm border-2 ${ghost?.isFine ? 'border-brand bg-brand-soft' : 'border-danger bg-danger-soft'}`}
          style={toBox(from, to)}
        />
      ))}
      {cursor && (
        <button
          type="button"
          data-cursor
          aria-label={cursor.label}
          aria-pressed={cursor.isPicked}
          onClick={cursor.onPress}
          className="pointer-events-none absolute inset-x-px z-4 rounded-sm border-2 border-brand opacity-0 outline-offset-0! focus-visible:opacity-100"
          style={toBox(cursor.place, cursor.place + Math.max(duration, 15))}
        />
      )}
    </GridColumn>
  );
}

function toLook({ week, picking }: WeekColumnProps, start: number): string {
  if (picking.gone.includes(start)) return 'border-danger bg-danger-soft text-danger line-through';
  const verdict = week && judgePick(week, picking.picks, start);
  if (verdict === 'outside' || verdict === 'unlisted') {
    return 'border-brand border-dashed bg-brand-soft text-brand-text';
  }
  return verdict === 'blocked' || verdict === 'past'
    ? 'border-danger bg-danger-soft text-danger'
    : 'border-brand bg-brand text-on-brand';
}
