import type { GridModel } from '#shared/domain/calendar/grid-model.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { formatWeekday, offsetLabel } from '#shared/time/format.ts';
import { useZoned } from './use-zoned.ts';

interface GridHeadProps {
  readonly model: GridModel;
  readonly nowMinute: number;
  readonly secondZone: string | null;
  readonly toHostName: (hostId: string) => string;
}

/** Weekday and date over each day, the host below where there are several. */
export function GridHead({ model, nowMinute, secondZone, toHostName }: GridHeadProps) {
  const language = useLanguage();
  const { timeZone } = useZoned();
  const { days, columns } = model;
  const hosts = columns.length / days.length;
  const first = days[0]?.startMinute ?? 0;
  const corner =
    'sticky top-0 left-0 z-30 flex items-end justify-end border-line border-b bg-surface px-1 pb-1 text-[0.625rem] text-soft';
  return (
    <>
      {secondZone !== null && <div className={corner}>{offsetLabel(first, secondZone)}</div>}
      <div className={corner}>{offsetLabel(first, timeZone)}</div>
      {columns.map(({ key, day, hostId }) => {
        const isToday = nowMinute >= day.startMinute && nowMinute < day.endMinute;
        return (
          <div
            key={key}
            aria-hidden="true"
            className="sticky top-0 z-20 min-w-0 border-line border-b border-l bg-surface px-1 py-1.5 text-center text-xs"
          >
            <span className="text-soft">{formatWeekday(day.date, language, 'short')} </span>
            <span
              className={`inline-flex min-w-6 justify-center rounded-full px-1 font-medium text-sm tabular-nums ${isToday ? 'bg-brand text-on-brand forced-colors:border' : ''}`}
            >
              {Number(day.date.slice(8))}
            </span>
            {hosts > 1 && <span className="block truncate text-soft">{toHostName(hostId)}</span>}
          </div>
        );
      })}
    </>
  );
}
