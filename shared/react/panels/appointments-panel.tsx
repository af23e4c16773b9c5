import { type ReactNode, useState } from 'react';
import type { CalendarAppointment } from '#shared/api/calendar.ts';
import { joinFromMs } from '#shared/domain/appointment-moments.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { type Clock, formatDayShort } from '#shared/time/format.ts';
import type { ZonedFormats } from '#shared/time/zoned.ts';
import { buttonClass } from '../ui/button.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { MailStep } from './mail-step.tsx';
import type { AppointmentsSeen } from './seen.ts';
import { WaitingRow } from './waiting-row.tsx';

/** How the reader reads times. */
export interface TimeReading {
  readonly formats: ZonedFormats;
  readonly clock: Clock;
  readonly nowMs: number;
}

/** Whose request it is, for which appointment. */
interface Seat {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

export interface AppointmentChanges {
  /** Its place in Kalends. */
  readonly onOpen: (appointmentId: string) => void;
  /** Where another time of it is chosen. */
  readonly onMove: (appointmentId: string) => void;
  readonly onCopy: (text: string) => void;
  readonly onCancel: (appointmentId: string, reason: string, signal: AbortSignal) => Promise<void>;
  readonly onConfirm: (seat: Seat) => Promise<void>;
  readonly onDecline: (seat: Seat, reason: string, signal: AbortSignal) => Promise<void>;
}

interface AppointmentsPanelProps extends AppointmentChanges {
  readonly day: AppointmentsSeen['day'];
  readonly reading: TimeReading;
}

/** What waits for a host's word, what is left of today, and what comes after. */
export function AppointmentsPanel({ day, ...rest }: AppointmentsPanelProps) {
  const { t } = useTranslation('extension');
  const { nowMs, formats } = rest.reading;
  const left = day.today.appointments.filter(({ end }) => Date.parse(end) > nowMs);
  return (
    <div className="flex flex-col gap-5">
      {day.waiting.length > 0 && (
        <Part title={t('appointments.waiting')}>
          {day.waiting.map((waiting) => (
            <WaitingRow key={waiting.attendee.id} waiting={waiting} {...rest} />
          ))}
        </Part>
      )}
      <Part title={t('appointments.today')}>
        {left.length === 0 && (
          <li className="py-2 text-sm text-soft">{t('appointments.noneToday')}</li>
        )}
        {left.map((appointment) => (
          <AppointmentRow key={appointment.id} appointment={appointment} canJoin {...rest} />
        ))}
      </Part>
      {day.next.length > 0 && (
        <Part title={t('appointments.next')}>
          {day.next.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              date={formatDayShort(Date.parse(appointment.start) / 60_000, formats)}
              {...rest}
            />
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="font-medium text-note text-soft">{title}</h2>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

interface AppointmentRowProps extends AppointmentChanges {
  readonly appointment: CalendarAppointment;
  readonly reading: TimeReading;
  /** Where it is not today. */
  readonly date?: string;
  readonly canJoin?: boolean;
}

function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, reading, date, canJoin = false, onOpen, onMove, onCopy, onCancel } = props;
  const { t } = useTranslation('extension');
  const [isCancelling, setCancelling] = useState(false);
  const who = useWho(appointment);
  const { about, id, start, end } = appointment;
  const time = reading.formats.range(start, end, reading.clock);
  const when = date ? `${date}, ${time}` : time;
  const isAwake = reading.nowMs >= joinFromMs({ start });
  const name = about ? [about.name, who].filter(Boolean).join(', ') : t('appointments.busy');
  const copied = () =>
    [name, `${reading.formats.date(start)}, ${time}`, about?.meetingLink ?? about?.location]
      .filter(Boolean)
      .join('\n');
  const items: readonly MenuItem[] = [
    { label: t('appointments.open'), icon: 'calendar', run: () => onOpen(id) },
    { label: t('appointments.copy'), icon: 'copy', run: () => onCopy(copied()) },
    { label: t('appointments.move'), icon: 'clock', run: () => onMove(id) },
    {
      ...{ label: t('appointments.cancel'), icon: 'cross', tone: 'danger' },
      run: () => setCancelling(true),
    },
  ];
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 text-sm">
          <p className="text-note text-soft tabular-nums">{when}</p>
          <p className="truncate font-medium" title={who || name}>
            {who || name}
          </p>
          {who && about && <p className="truncate text-note text-soft">{about.name}</p>}
        </div>
        {canJoin && about?.meetingLink && (
          <a
            href={about.meetingLink}
            target="_blank"
            rel="noreferrer"
            aria-label={t('appointments.joinNamed', { name })}
            className={buttonClass(isAwake ? 'primary' : 'quiet', 'text-sm')}
          >
            {t('appointments.join')}
          </a>
        )}
        {about && <Menu label={t('appointments.actionsNamed', { name })} items={items} />}
      </div>
      {isCancelling && (
        <MailStep
          who={who}
          action={t('appointments.cancel')}
          onDo={(reason, signal) => onCancel(id, reason, signal)}
          onKeep={() => setCancelling(false)}
        />
      )}
    </li>
  );
}

/** Those who come: `Maya, Noah and 3 more`. */
function useWho({ about }: CalendarAppointment): string {
  const { t } = useTranslation('extension');
  const names = (about?.attendees ?? []).join(', ');
  const count = (about?.attendeeCount ?? 0) - (about?.attendees.length ?? 0);
  return count > 0 ? t('appointments.more', { names, count }) : names;
}
