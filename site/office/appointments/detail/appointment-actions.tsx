import { useState } from 'react';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { usePlace } from '#shared/react/router/use-place.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useSession } from '#site/office/session.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';
import { HandOverDialog } from '../hand-over-dialog.tsx';
import { RescheduleDialog } from '../reschedule-dialog.tsx';

/** What can be done with an appointment that is to come. */
export function AppointmentActions({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('appointments');
  // The extension leads here to choose another time.
  const isMoveAsked = usePlace().hash === 'move';
  const [open, setOpen] = useState<'cancel' | 'move' | 'give' | undefined>(
    isMoveAsked ? 'move' : undefined,
  );
  const navigate = useNavigate();
  const { hostId, role } = useSession();
  const { state } = appointment;
  if (state !== 'booked' && state !== 'awaits-host' && state !== 'awaits-attendee') return null;
  const told = {
    ...appointment,
    attendees: appointment.attendees.filter(({ cancelledAt }) => cancelledAt === null),
  };
  const close = () => {
    setOpen(undefined);
    if (isMoveAsked) navigate({ to: '.', hash: '', replace: true });
  };
  const wasOwn = role === 'member' && appointment.hosts.some(({ id }) => id === hostId);
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
        <Button tone="quiet" onClick={() => setOpen('cancel')}>
          {t('cancel.open')}
        </Button>
        <Button tone="quiet" onClick={() => setOpen('give')}>
          {t('give.open')}
        </Button>
        {/* While somebody waits for an answer, that is the one thing to do. */}
        <Button
          tone={state === 'awaits-host' ? 'quiet' : 'primary'}
          onClick={() => setOpen('move')}
        >
          {t('move.open')}
        </Button>
      </div>
      {open === 'cancel' && <CancelDialog appointments={[told]} onClose={close} />}
      {open === 'move' && <RescheduleDialog appointment={told} onClose={close} />}
      {open === 'give' && (
        <HandOverDialog
          appointment={told}
          onClose={close}
          // A member has nothing to look at any more once it is a colleague's.
          onDone={() => wasOwn && navigate({ to: '/appointments' })}
        />
      )}
    </>
  );
}
