import { hourLines, toMinute } from '#shared/domain/calendar/axis.ts';
import type { GridModel } from '#shared/domain/calendar/grid-model.ts';
import { type Clock, formatHour, type Reader } from '#shared/time/format.ts';
import { toHeight } from './to-height.ts';

interface HourGutterProps {
  readonly model: Pick<GridModel, 'axis' | 'days'>;
  /** Whose hours, in which language. */
  readonly reader: Reader;
  readonly clock: Clock;
  /** Stands below an hour that comes twice; nothing does in a zone beside the grid's own. */
  readonly again?: string | undefined;
  /** How wide it is. */
  readonly className?: string;
}

/** Above it is night, for most. */
const MORNING = 7.5 * 60;

/** The hours down the side of days; one that comes twice says so. */
export function HourGutter(props: HourGutterProps) {
  const { model, reader, clock, again, className = '' } = props;
  const { axis, days } = model;
  // The day that has every place of the axis, where one is longer than the others.
  const day = days.reduce((longest, each) =>
    each.endMinute - each.startMinute > longest.endMinute - longest.startMinute ? each : longest,
  );
  return (
    <div
      aria-hidden="true"
      className={`sticky left-0 z-10 bg-surface text-right text-soft text-xs tabular-nums ${className}`}
      style={{ height: toHeight(axis.lengthMinutes) }}
    >
      <span data-morning className="absolute" style={{ top: toHeight(MORNING) }} />
      {hourLines(axis).map(({ place, isAgain }) => (
        <span
          key={place}
          className={`absolute right-1.5 whitespace-nowrap leading-none ${place === 0 ? 'hidden' : '-translate-y-1/2'}`}
          style={{ top: toHeight(place) }}
        >
          {formatHour(toMinute(axis, day, place), reader, clock)}
          {isAgain && again && <span className="block text-[0.625rem]">{again}</span>}
        </span>
      ))}
    </div>
  );
}
