import type { Dashboard } from '#shared/api/dashboard.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { formatDayShort } from '#shared/time/format.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useCopyLink } from '#site/office/use-copy-link.ts';
import { useNow } from '#site/office/use-now.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { DashboardCard } from './dashboard-card.tsx';

interface NextCardProps {
  readonly next: Dashboard['next'];
  readonly slug: string | null;
}

/** What comes after today; where there is nothing, how something comes. */
export function NextCard({ next, slug }: NextCardProps) {
  const t = useTexts('dashboard');
  const language = useLanguage();
  const { timeZone } = useFormats();
  const now = useNow();
  const copyLink = useCopyLink();
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
      {slug !== null && (
        <>
          <p className="mt-1 text-soft">{t('next.share')}</p>
          <Button
            tone="quiet"
            className="mt-4"
            onClick={() => void copyLink(toPath('user', { user: slug }))}
          >
            {t('copyPage')}
          </Button>
        </>
      )}
    </DashboardCard>
  );
}
