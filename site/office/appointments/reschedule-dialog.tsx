import { useState } from 'react';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import type { TellableAppointment } from './tellable-appointment.ts';
import { TimePicker } from './time-picker.tsx';
import { useAppointmentAction } from './use-appointment-action.ts';
import { useFreeTimes } from './use-free-times.ts';
import { WhoIsTold } from './who-is-told.tsx';

interface RescheduleDialogProps {
  readonly appointment: TellableAppointment;
  readonly onClose: () => void;
  /** It is moved. */
  readonly onDone?: () => void;
}

/** Chooses another of its hosts' free times, the old beside the new, and says who is told. */
export function RescheduleDialog({ appointment, onClose, onDone }: RescheduleDialogProps) {
  const t = useTexts('appointments');
  const { t: common } = useTranslation('common');
  const [start, setStart] = useState<string>();
  const { id, meetingTypeId } = appointment;
  const times = useFreeTimes(
    { meetingTypeId, existingAppointmentId: id, meetingDuration: minutesOf(appointment) },
    { around: appointment.start },
  );
  const { mutateAsync } = api.useChange('post', '/booking/reschedule/{appointmentId}');
  const { settle } = useAppointmentAction();
  const move = async () => {
    if (start === undefined) return;
    const change = () => mutateAsync({ params: { path: { appointmentId: id } }, body: { start } });
    await settle(change, { title: t('move.done'), text: t('move.doneText') });
    onDone?.();
  };
  return (
    <FormDialog
      title={t('move.title')}
      shape="sheet"
      verb={t('move.do')}
      keep={common('back')}
      isIdle={start === undefined}
      onSave={move}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 text-sm">
        <Time label={t('move.old')} start={appointment.start} isOld={start !== undefined} />
        <Icon name="right" className="size-4 text-soft" />
        <Time label={t('move.new')} start={start} />
      </div>
      <TimePicker times={times} start={start} onPick={setStart} />
      <WhoIsTold
        attendees={appointment.attendees.map(({ name, email }) => name || email)}
        hosts={appointment.hosts.map(({ firstname }) => firstname)}
      />
    </FormDialog>
  );
}

function minutesOf({ start, end }: TellableAppointment): number {
  return (Date.parse(end) - Date.parse(start)) / 60_000;
}

function Time(props: {
  readonly label: string;
  readonly start: string | undefined;
  readonly isOld?: boolean;
}) {
  const t = useTexts('appointments');
  const { date, time } = useFormats();
  const clock = useClock();
  const { label, start, isOld = false } = props;
  return (
    <p className="min-w-0">
      <span className="block text-soft text-xs">{label}</span>
      {start === undefined ? (
        <span className="text-soft">{t('move.choose')}</span>
      ) : (
        <span className={isOld ? 'text-soft line-through' : 'font-medium'}>
          {`${date(start)}, ${time(start, clock)}`}
        </span>
      )}
    </p>
  );
}
