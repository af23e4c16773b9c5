import type { Overview } from '#shared/api/overview.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatMonthShort } from '#shared/time/format.ts';
import { useFormats } from '#site/office/formats.tsx';
import { squareDays } from './square-days.ts';

/** Ten weeks as squares, a column a week: each filled as far as its day is busy. */
export function DaySquares({ days, today }: Pick<Overview, 'days' | 'today'>) {
  const t = useTexts('overview');
  const { date, language } = useFormats();
  const { weeks, most } = squareDays(days, today, useFirstWeekday());
  const months = weeks.map(([first]) => first && formatMonthShort(first.date, language));
  return (
    <>
      <h2 id="days" className="font-semibold">
        {t('days.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('days.hint')}</p>
      <p
        aria-hidden="true"
        className="mt-4 mb-1 grid grid-cols-10 gap-1 text-soft text-xs sm:gap-1.5"
      >
        {months.map((month, index) => (
          <span key={weeks[index]?.[0]?.date} className="whitespace-nowrap">
            {month !== months[index - 1] && month}
          </span>
        ))}
      </p>
      <ol className="grid grid-flow-col grid-rows-7 gap-1 sm:gap-1.5">
        {weeks.flat().map((day) => (
          <li
            key={day.date}
            title={t('days.day', { day: date(`${day.date}T12:00:00Z`), count: day.booked })}
            className={`relative aspect-square overflow-hidden rounded-[3px] bg-ink/5 forced-colors:border forced-colors:border-[GrayText] ${day.date === today ? 'outline-2 outline-brand outline-offset-1' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`absolute inset-x-0 bottom-0 forced-colors:bg-[Highlight] ${day.date < today ? 'bg-brand/40' : 'bg-brand'}`}
              style={{ height: `${(100 * day.booked) / most}%` }}
            />
            <span className="sr-only">
              {t('days.day', { day: date(`${day.date}T12:00:00Z`), count: day.booked })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
