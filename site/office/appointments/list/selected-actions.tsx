import { useState } from 'react';
import type { AppointmentSummary } from '#shared/api/hosted-appointment.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { SelectionBar } from '#shared/react/list/selection-bar.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';
import { HandOverDialog } from '../hand-over-dialog.tsx';
import { RescheduleDialog } from '../reschedule-dialog.tsx';
import { useDecision } from '../use-decision.ts';

interface SelectedActionsProps {
  readonly appointments: readonly AppointmentSummary[];
  readonly onDone: () => void;
}

/** What can be done with the appointments that are selected; with one of them a little more. */
export function SelectedActions({ appointments, onDone }: SelectedActionsProps) {
  const t = useTexts('appointments');
  const [open, setOpen] = useState<'cancel' | 'move' | 'give'>();
  const { confirm, isBusy } = useDecision();
  const [only, ...others] = appointments;
  const one = others.length === 0 ? only : undefined;
  const isToCome = (each: AppointmentSummary) =>
    each.state === 'booked' || each.state.startsWith('awaits');
  const areToCome = appointments.length > 0 && appointments.every(isToCome);
  const waiting = appointments.filter(({ state }) => state === 'awaits-host');
  const areWaiting = waiting.length > 0 && waiting.length === appointments.length;
  const confirmAll = async () => {
    const seats = waiting.flatMap(({ id, attendees }) =>
      attendees.map((attendee) => ({ appointmentId: id, attendeeId: attendee.id })),
    );
    if (await confirm(seats)) onDone();
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <SelectionBar count={appointments.length} onClear={onDone}>
        {areWaiting && (
          <Button className="text-sm" busy={isBusy} onClick={() => void confirmAll()}>
            {t('confirm.do')}
          </Button>
        )}
        {one && areToCome && (
          <>
            <Button tone="quiet" className="text-sm" onClick={() => setOpen('move')}>
              {t('move.open')}
            </Button>
            <Button tone="quiet" className="text-sm" onClick={() => setOpen('give')}>
              {t('give.open')}
            </Button>
          </>
        )}
        {areToCome && (
          <Button tone="quiet" className="text-sm" onClick={() => setOpen('cancel')}>
            {t('cancel.open')}
          </Button>
        )}
      </SelectionBar>
      {open === 'cancel' && (
        <CancelDialog appointments={appointments} onClose={close} onDone={onDone} />
      )}
      {open === 'move' && one && <RescheduleDialog appointment={one} onClose={close} />}
      {open === 'give' && one && (
        <HandOverDialog appointment={one} onClose={close} onDone={onDone} />
      )}
    </>
  );
}
