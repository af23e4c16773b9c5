import type { WeekHours } from '#shared/domain/schedule/week-hours.ts';
import { useHoursWords } from './use-hours-words.ts';
import { useWeekText } from './use-week-text.ts';

const DAY_WIDTH = 9;
const GAP = 3;
/** An hour is a pixel: one sees where noon is. */
const HEIGHT = 24;

interface WeekPictureProps {
  readonly week: WeekHours;
  readonly className?: string;
}

/** A week as seven days, each filled where its hours are, midnight above. */
export function WeekPicture({ week, className = 'h-10' }: WeekPictureProps) {
  const { weekdays } = useHoursWords();
  const toText = useWeekText();
  return (
    <svg
      role="img"
      aria-label={toText(week)}
      viewBox={`0 0 ${7 * DAY_WIDTH + 6 * GAP} ${HEIGHT}`}
      className={`w-auto shrink-0 ${className}`}
    >
      {weekdays.map((weekday, index) => (
        <g key={weekday} transform={`translate(${index * (DAY_WIDTH + GAP)} 0)`}>
          <rect width={DAY_WIDTH} height={HEIGHT} rx="2" className="fill-ink/8" />
          {week[weekday]?.map(([start, end]) => (
            <rect
              key={start}
              y={start / 60}
              width={DAY_WIDTH}
              height={(end - start) / 60}
              rx="1"
              className="fill-brand"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
