import type { Dashboard } from '#shared/api/dashboard.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { formatDay, formatWeekday } from '#shared/time/format.ts';
import { DashboardCard } from './dashboard-card.tsx';

type Day = Dashboard['days'][number];

/** Two weeks as squares, each filled as far as its day is free; a square leads to its day. */
export function TwoWeeksCard({ days }: { readonly days: readonly Day[] }) {
  const t = useTexts('dashboard');
  const language = useLanguage();
  return (
    <DashboardCard title={t('days.title')} className="order-5">
      <p className="mt-0.5 text-note text-soft">{t('days.hint')}</p>
      <ul className="mt-3 grid grid-cols-7 gap-1.5 max-sm:-mx-2 max-sm:gap-0.5">
        {days.map((day, index) => (
          <li key={day.date} className="min-w-0 text-center">
            {index < 7 && (
              <span aria-hidden="true" className="mb-1 block text-soft text-xs">
                <span className="max-[20rem]:hidden">
                  {formatWeekday(day.date, language, 'short')}
                </span>
                <span className="min-[20rem]:hidden">
                  {formatWeekday(day.date, language, 'narrow')}
                </span>
              </span>
            )}
            <Link
              to="/calendar"
              search={{ date: day.date, view: 'day' }}
              aria-label={toLabel(day, language, t)}
              className={`relative flex aspect-square min-h-9 w-full items-end justify-end overflow-hidden rounded-lg border no-underline ${index === 0 ? 'border-brand-text' : 'border-line'}`}
            >
              <Fill day={day} />
              <span aria-hidden="true" className="relative p-1 text-xs tabular-nums leading-none">
                {Number(day.date.slice(8))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}

function Fill({ day: { openMinutes, takenMinutes } }: { readonly day: Day }) {
  if (openMinutes === 0) return <span className="busy-hatch absolute inset-0" />;
  const free = 1 - takenMinutes / openMinutes;
  return (
    <span
      className="absolute inset-x-0 bottom-0 bg-free/25 forced-colors:bg-[Highlight]"
      style={{ height: `${Math.round(free * 100)}%` }}
    />
  );
}

function toLabel(day: Day, language: string, t: ReturnType<typeof useTexts<'dashboard'>>): string {
  const { date, openMinutes, takenMinutes, appointments } = day;
  const name = formatDay(date, language);
  if (openMinutes === 0 && appointments === 0) return t('days.closed', { day: name });
  return t('days.free', {
    day: name,
    hours: toHours(openMinutes - takenMinutes),
    open: toHours(openMinutes),
    count: appointments,
  });
}

/** `450 → 7.5` */
function toHours(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}
