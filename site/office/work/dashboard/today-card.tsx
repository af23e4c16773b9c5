import type { Dashboard } from '#shared/api/dashboard.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { TodayRibbon } from './today-ribbon.tsx';

const SOON_MINUTES = 60;

interface TodayCardProps {
  readonly today: Dashboard['today'];
  readonly nowMinute: number;
}

/** The day as a ribbon, and what is on it. */
export function TodayCard({ today, nowMinute }: TodayCardProps) {
  const t = useTexts('dashboard');
  const { appointments, hours } = today;
  return (
    <DashboardCard title={t('today.title')} className="order-1">
      <TodayRibbon today={today} nowMinute={nowMinute} />
      {appointments.length === 0 ? (
        <p className="mt-3 text-soft">{t(hours.length > 0 ? 'today.free' : 'today.closed')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {appointments.map((appointment) => (
            <Row key={appointment.id} appointment={appointment} nowMinute={nowMinute} />
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}

interface RowProps {
  readonly appointment: Dashboard['today']['appointments'][number];
  readonly nowMinute: number;
}

function Row({ appointment, nowMinute }: RowProps) {
  const t = useTexts('dashboard');
  const untilStart = Math.ceil(Date.parse(appointment.start) / 60_000 - nowMinute);
  const isOver = Date.parse(appointment.end) / 60_000 <= nowMinute;
  const toNote = () => {
    if (isOver) return t('today.over');
    if (untilStart <= 0) return <b className="font-medium text-brand-text">{t('today.running')}</b>;
    if (untilStart <= SOON_MINUTES) return t('today.soon', { count: untilStart });
    return undefined;
  };
  return (
    <AppointmentRow
      appointment={appointment}
      nowMinute={nowMinute}
      isOver={isOver}
      isToday
      note={toNote()}
    />
  );
}
