import type { Column, GridModel } from '#shared/domain/calendar/grid-model.ts';
import type { Language } from '#shared/domain/languages.ts';
import { formatWeekday, offsetLabel } from '#shared/time/format.ts';

export interface GridHeadProps {
  readonly model: GridModel;
  readonly language: Language;
  readonly nowMinute: number | undefined;
  /** Whose hours stand down the side, in this order. */
  readonly zones: readonly string[];
  /** Whose column it is, where several people stand beside each other. */
  readonly toHostName?: ((hostId: string) => string) | undefined;
}

const CORNER =
  'sticky top-0 left-0 z-30 flex items-end justify-end border-line border-b bg-surface px-1 pb-1 text-[0.625rem] text-soft';
const CELL = 'sticky z-20 min-w-0 border-line border-b bg-surface px-1 text-center text-xs';

/** Weekday and date over the columns of a day, their people below; over the hours whose they are. */
export function GridHead({ model, zones, toHostName, ...reader }: GridHeadProps) {
  const { days, columns } = model;
  const people = columns.length / days.length;
  const first = days[0]?.startMinute ?? 0;
  const areSeveral = people > 1 && toHostName !== undefined;
  return (
    <>
      {zones.map((zone) => (
        <div key={zone} className={`${CORNER} ${areSeveral ? 'row-span-2' : ''}`}>
          {offsetLabel(first, zone)}
        </div>
      ))}
      {days.map((day) => (
        <DayCell key={day.date} day={day} people={people} {...reader} />
      ))}
      {areSeveral &&
        columns.map(({ key, hostId }, index) => (
          <div
            key={key}
            aria-hidden="true"
            title={toHostName(hostId)}
            className={`${CELL} top-9 truncate pb-1.5 font-medium ${index % people === 0 ? 'border-l-2 border-l-line-strong' : 'border-l'}`}
          >
            {toHostName(hostId)}
          </div>
        ))}
    </>
  );
}

type DayCellProps = Pick<GridHeadProps, 'language' | 'nowMinute'> & {
  readonly day: Column['day'];
  readonly people: number;
};

function DayCell({ day, people, language, nowMinute = 0 }: DayCellProps) {
  const isToday = nowMinute >= day.startMinute && nowMinute < day.endMinute;
  return (
    <div
      aria-hidden="true"
      style={{ gridColumn: `span ${people}` }}
      data-today={isToday || undefined}
      className={`${CELL} @container top-0 h-9 leading-none ${people > 1 ? 'border-b-0 border-l-2 border-l-line-strong' : 'border-l'}`}
    >
      <div className="flex h-full @max-[5rem]:flex-col items-center justify-center gap-x-1 overflow-hidden">
        <span className="text-soft">{formatWeekday(day.date, language, 'short')}</span>
        <span
          className={`inline-flex min-w-6 justify-center rounded-full px-1 font-medium text-sm leading-5 tabular-nums ${isToday ? 'bg-brand text-on-brand forced-colors:border' : ''}`}
        >
          {Number(day.date.slice(8))}
        </span>
      </div>
    </div>
  );
}
