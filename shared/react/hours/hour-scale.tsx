import { useHoursWords } from './use-hours-words.ts';

/** The hours above the tracks of a wide screen; on a narrow one the fields below say them. */
export function HourScale() {
  const { toTime } = useHoursWords();
  return (
    <div aria-hidden="true" className="@container">
      <div className="hidden gap-x-4 text-soft text-xs tabular-nums @3xl:grid @3xl:grid-cols-[9.5rem_minmax(0,1fr)_16rem_5.75rem]">
        <div className="relative col-start-2 h-4">
          {[6, 12, 18].map((hour) => (
            <span
              key={hour}
              className="-translate-x-1/2 absolute"
              style={{ left: `${(hour / 24) * 100}%` }}
            >
              {toTime(hour * 60)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
