import type { ReactNode } from 'react';
import type { CalendarAppointment } from '#shared/api/calendar.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { JoinButton } from '#site/office/appointment/join-button.tsx';
import { useWhoText } from '#site/office/appointment/use-who-text.ts';
import { useFormats } from '#site/office/formats.tsx';

interface AppointmentRowProps {
  readonly appointment: CalendarAppointment;
  readonly nowMinute: number;
  /** Beside the time: whether it runs, or its day. */
  readonly note?: ReactNode;
  readonly isOver?: boolean;
  /** The way in stands beside what is on now, or next. */
  readonly isSoon?: boolean;
}

/** When, what, with whom, where; leads to it. */
export function AppointmentRow({
  appointment,
  nowMinute,
  note,
  isOver,
  isSoon,
}: AppointmentRowProps) {
  const t = useTexts('office');
  const dashboard = useTexts('dashboard');
  const { t: common } = useTranslation('common');
  const formats = useFormats();
  const clock = useClock();
  const toWho = useWhoText();
  const { about, start, end, state } = appointment;
  if (!about) return null;
  const { icon, labelKey } = channelRows[about.channel];
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3 sm:gap-y-2 ${isOver ? 'text-soft' : ''}`}
    >
      <div className="flex w-full items-baseline gap-2 tabular-nums sm:block sm:w-36 sm:shrink-0">
        <p className="font-medium">{formats.range(start, end, clock)}</p>
        {note && <p className="text-note text-soft">{note}</p>}
      </div>
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="wrap-anywhere font-medium">
          {/* All of the row is the link. */}
          <Link
            to={toPath('appointment-detail', { appointmentId: appointment.id })}
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {toWho(about)}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-note text-soft">
          <span className="wrap-anywhere">{about.name}</span>
          <span className="flex min-w-0 items-center gap-1">
            <Icon name={icon} className="size-4" />
            <span className="wrap-anywhere">
              {about.location || common(`channels.${labelKey}`)}
            </span>
          </span>
          {!isOver &&
            about.late?.map(({ name, minutes }) => (
              <span key={name} className="rounded-xl bg-waiting-soft px-2 text-waiting">
                {dashboard('today.late', { name, minutes })}
              </span>
            ))}
          {state !== 'booked' && (
            <span className="rounded-full bg-waiting-soft px-2 text-waiting">
              {t(`appointment.${state}`)}
            </span>
          )}
        </p>
      </div>
      {isSoon && (
        <JoinButton appointment={appointment} nowMinute={nowMinute} className="relative" />
      )}
    </li>
  );
}
