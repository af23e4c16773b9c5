import type { GridModel } from '#shared/domain/calendar/grid-model.ts';
import { formatWeekday, offsetLabel } from '#shared/time/format.ts';
import type { ZonedFormats } from '#shared/time/zoned.ts';

interface WeekHeadProps {
  readonly model: GridModel;
  readonly nowMinute: number | undefined;
  readonly theirZone: string | null;
  readonly formats: ZonedFormats;
}

/** Weekday and date over each day; over the hours whose they are. */
export function WeekHead({ model, nowMinute = 0, theirZone, formats }: WeekHeadProps) {
  const { language, timeZone } = formats;
  const first = model.days[0]?.startMinute ?? 0;
  const corner =
    'sticky top-0 left-0 z-30 flex items-end justify-end border-line border-b bg-surface px-1 pb-1 text-[0.625rem] text-soft';
  return (
    <>
      <div className={corner}>{offsetLabel(first, timeZone)}</div>
      {theirZone !== null && <div className={corner}>{offsetLabel(first, theirZone)}</div>}
      {model.columns.map(({ key, day }) => {
        const isToday = nowMinute >= day.startMinute && nowMinute < day.endMinute;
        return (
          <div
            key={key}
            aria-hidden="true"
            className="sticky top-0 z-20 min-w-0 border-line border-b border-l bg-surface py-1 text-center text-xs"
          >
            <span className="block truncate text-soft">
              {formatWeekday(day.date, language, 'short')}
            </span>
            <span
              className={`inline-flex min-w-6 justify-center rounded-full px-1 font-medium tabular-nums ${isToday ? 'bg-brand text-on-brand forced-colors:border' : ''}`}
            >
              {Number(day.date.slice(8))}
            </span>
          </div>
        );
      })}
    </>
  );
}
