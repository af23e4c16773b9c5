import type { Overview } from '#shared/api/overview.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useFormats } from '#site/office/formats.tsx';
import { squareDays } from './square-days.ts';

/** Ten weeks as squares, a column a week: each filled as far as its day is busy. */
export function DaySquares({ days, today }: Pick<Overview, 'days' | 'today'>) {
  const t = useTexts('overview');
  const { date } = useFormats();
  const { weeks, most } = squareDays(days, today);
  return (
    <>
      <h2 id="days" className="font-semibold">
        {t('days.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('days.hint')}</p>
      <ol className="mt-5 grid grid-flow-col grid-rows-7 gap-1 sm:gap-1.5">
        {weeks.flat().map((day) => (
          <li
            key={day.date}
            title={t('days.day', { day: date(`${day.date}T12:00:00Z`), count: day.booked })}
            className={`relative aspect-square overflow-hidden rounded-[3px] bg-sunken ${day.date === today ? 'outline-2 outline-brand outline-offset-1' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`absolute inset-x-0 bottom-0 ${day.date < today ? 'bg-brand/40' : 'bg-brand'}`}
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
