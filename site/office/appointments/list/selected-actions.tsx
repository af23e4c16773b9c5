import { useState } from 'react';
import type { AppointmentSummary } from '#shared/api/hosted-appointment.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DeclineDialog } from '../decline-dialog.tsx';
import { HandOverDialog } from '../hand-over-dialog.tsx';
import { RescheduleDialog } from '../reschedule-dialog.tsx';
import { useDecision } from '../use-decision.ts';
import type { WaitingSeat } from '../waiting-seat.ts';

interface SelectedActionsProps {
  readonly appointments: readonly AppointmentSummary[];
  readonly onDone: () => void;
}

/** What can be done with the appointments that are selected; with one of them a little more. */
export function SelectedActions({ appointments, onDone }: SelectedActionsProps) {
  const t = useTexts('appointments');
  const [open, setOpen] = useState<'cancel' | 'move' | 'give'>();
  const [only, ...others] = appointments;
  const one = others.length === 0 ? only : undefined;
  const isToCome = (each: AppointmentSummary) =>
    each.state === 'booked' || each.state.startsWith('awaits');
  const areToCome = appointments.length > 0 && appointments.every(isToCome);
  const areWaiting = areToCome && appointments.every(({ waiting }) => waiting.length > 0);
  const close = () => setOpen(undefined);
  return (
    <>
      {areWaiting && <Decision seats={appointments.flatMap(toWaitingSeats)} onDone={onDone} />}
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

interface DecisionProps {
  readonly seats: readonly WaitingSeat[];
  readonly onDone: () => void;
}

/** Confirms one at once, as where it stands alone; about several it asks. */
function Decision({ seats, onDone }: DecisionProps) {
  const t = useTexts('appointments');
  const [open, setOpen] = useState<'confirm' | 'decline'>();
  const { confirm, isBusy } = useDecision(seats);
  const confirmOne = async () => {
    if (await confirm()) onDone();
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        className="text-sm"
        busy={isBusy}
        onClick={() => (seats.length > 1 ? setOpen('confirm') : void confirmOne())}
      >
        {t('confirm.do')}
      </Button>
      <Button tone="quiet" className="text-sm" onClick={() => setOpen('decline')}>
        {t('decline.open')}
      </Button>
      {open === 'confirm' && <ConfirmDialog seats={seats} onClose={close} onDone={onDone} />}
      {open === 'decline' && <DeclineDialog seats={seats} onClose={close} onDone={onDone} />}
    </>
  );
}

function toWaitingSeats({ id, waiting }: AppointmentSummary): WaitingSeat[] {
  return waiting.map((each) => ({
    ...{ appointmentId: id, attendeeId: each.id },
    who: each.name || each.email,
  }));
}
