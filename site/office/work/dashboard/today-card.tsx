import type { Dashboard } from '#shared/api/dashboard.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { TodayRibbon } from './today-ribbon.tsx';

const SOON_MINUTES = 60;
/** So many that are over stand among the others: more are folded, so that what comes is in view. */
const SHOWN_OVER = 2;

type Appointment = Dashboard['today']['appointments'][number];

interface TodayCardProps {
  readonly today: Dashboard['today'];
  readonly nowMinute: number;
}

/** The day as a ribbon, and what is on it. */
export function TodayCard({ today, nowMinute }: TodayCardProps) {
  const t = useTexts('dashboard');
  const { appointments, hours } = today;
  const over = appointments.filter((each) => isOver(each, nowMinute));
  const coming = appointments.filter((each) => !isOver(each, nowMinute));
  return (
    <DashboardCard title={t('today.title')} className="order-1">
      <TodayRibbon today={today} nowMinute={nowMinute} />
      {appointments.length === 0 ? (
        <p className="mt-3 text-soft">{t(hours.length > 0 ? 'today.free' : 'today.closed')}</p>
      ) : (
        <>
          {over.length > SHOWN_OVER && (
            <details className="mt-2 border-line border-b">
              <summary className="min-h-11 content-center text-soft text-sm tabular-nums">
                {`${t('today.over')} · ${over.length}`}
              </summary>
              <Rows appointments={over} nowMinute={nowMinute} />
            </details>
          )}
          <Rows
            appointments={over.length > SHOWN_OVER ? coming : appointments}
            nowMinute={nowMinute}
          />
        </>
      )}
    </DashboardCard>
  );
}

function isOver({ end }: Appointment, nowMinute: number): boolean {
  return Date.parse(end) / 60_000 <= nowMinute;
}

interface RowsProps {
  readonly appointments: readonly Appointment[];
  readonly nowMinute: number;
}

function Rows({ appointments, nowMinute }: RowsProps) {
  return (
    <ul className="mt-2 -mb-3 divide-y divide-line">
      {appointments.map((appointment) => (
        <Row key={appointment.id} appointment={appointment} nowMinute={nowMinute} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly appointment: Appointment;
  readonly nowMinute: number;
}

function Row({ appointment, nowMinute }: RowProps) {
  const t = useTexts('dashboard');
  const untilStart = Math.ceil(Date.parse(appointment.start) / 60_000 - nowMinute);
  const isPast = isOver(appointment, nowMinute);
  const toNote = () => {
    if (isPast) return t('today.over');
    if (untilStart <= 0) return <b className="font-medium text-brand-text">{t('today.running')}</b>;
    if (untilStart <= SOON_MINUTES) return t('today.soon', { count: untilStart });
    return undefined;
  };
  return (
    <AppointmentRow
      appointment={appointment}
      nowMinute={nowMinute}
      isOver={isPast}
      isSoon={!isPast && untilStart <= SOON_MINUTES}
      note={toNote()}
    />
  );
}
