import type { Dashboard } from '#shared/api/dashboard.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatDayShort } from '#shared/time/format.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { DashboardCard } from './dashboard-card.tsx';

interface NextCardProps {
  readonly next: Dashboard['next'];
  /** Whether there is a link to send. */
  readonly isBookable: boolean;
}

/** What comes after today; where there is nothing, how something comes. */
export function NextCard({ next, isBookable }: NextCardProps) {
  const t = useTexts('dashboard');
  const language = useLanguage();
  const { timeZone } = useFormats();
  const now = useNow();
  if (next.length > 0) {
    return (
      <DashboardCard title={t('next.title')} className="order-4">
        <ul className="-mb-3 mt-1 divide-y divide-line">
          {next.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              nowMinute={now}
              note={formatDayShort(Date.parse(appointment.start) / 60_000, { language, timeZone })}
            />
          ))}
        </ul>
      </DashboardCard>
    );
  }
  return (
    <DashboardCard title={t('next.title')} className="order-4">
      <p className="mt-2">{t('next.none')}</p>
      {isBookable && <p className="mt-1 text-soft">{t('next.share')}</p>}
    </DashboardCard>
  );
}
