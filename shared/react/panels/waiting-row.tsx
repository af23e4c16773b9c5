import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import type { AppointmentChanges, TimeReading } from './appointments-panel.tsx';
import { MailStep } from './mail-step.tsx';
import type { AppointmentsSeen } from './seen.ts';

interface WaitingRowProps extends AppointmentChanges {
  readonly waiting: AppointmentsSeen['day']['waiting'][number];
  readonly reading: TimeReading;
}

/** A request that only this host can answer. */
export function WaitingRow({ waiting, reading, onConfirm, onDecline }: WaitingRowProps) {
  const { t } = useTranslation('extension');
  const [isBusy, setBusy] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { appointmentId, name, start, end, attendee } = waiting;
  const seat = { appointmentId, attendeeId: attendee.id };
  const named = { name, who: attendee.name };
  const { formats, clock } = reading;
  const confirm = () => {
    setBusy(true);
    void onConfirm(seat).finally(() => setBusy(false));
  };
  return (
    <li className="py-2 text-sm">
      <p className="text-note text-soft tabular-nums">
        {`${formats.day(start)}, ${formats.range(start, end, clock)}`}
      </p>
      <p className="truncate font-medium">{attendee.name}</p>
      <p className="truncate text-note text-soft">{`${name} · ${attendee.email}`}</p>
      {isDeclining ? (
        <MailStep
          who={attendee.name}
          action={t('appointments.decline')}
          onDo={(reason, signal) => onDecline(seat, reason, signal)}
          onKeep={() => setDeclining(false)}
        />
      ) : (
        <div className="mt-1.5 flex gap-2">
          <Button
            className="text-sm"
            busy={isBusy}
            aria-label={t('appointments.confirmNamed', named)}
            onClick={confirm}
          >
            {t('appointments.confirm')}
          </Button>
          <Button
            tone="quiet"
            className="text-sm"
            aria-label={t('appointments.declineNamed', named)}
            onClick={() => setDeclining(true)}
          >
            {t('appointments.decline')}
          </Button>
        </div>
      )}
    </li>
  );
}
