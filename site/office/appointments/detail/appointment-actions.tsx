import { useState } from 'react';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { usePlace } from '#shared/react/router/use-place.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useRowCommands } from '#site/office/commands/use-row-commands.ts';
import { useScreenCommands } from '#site/office/commands/use-screen-commands.ts';
import { useSession } from '#site/office/session.tsx';
import {
  type AppointmentCommandId,
  type AppointmentDeeds,
  appointmentCommands,
  type CommandedAppointment,
} from '../appointment-commands.ts';
import { AppointmentDialogs, type AskedOfAppointments } from '../appointment-dialogs.tsx';

interface AppointmentActionsProps {
  readonly appointment: HostedAppointment;
  /** What the screen calls it. */
  readonly name: string;
}

/** Those of the heading, in its order; who waits is answered where they stand. */
const HEADING: readonly AppointmentCommandId[] = ['cancel', 'give', 'move'];

/** What can be done with an appointment that is to come. */
export function AppointmentActions({ appointment, name }: AppointmentActionsProps) {
  const t = useTexts('appointments');
  const session = useSession();
  const navigate = useNavigate();
  // The extension leads here to choose another time, and who cannot come.
  const isMoveAsked = usePlace().hash === 'move';
  const commanded = toCommanded(appointment);
  const [chosen, setAsked] = useState<AskedOfAppointments>();
  const move: AskedOfAppointments = { is: 'move', appointments: [commanded] };
  const asked = chosen ?? (isMoveAsked ? move : undefined);
  const deeds: AppointmentDeeds = { ask: (is, appointments) => setAsked({ is, appointments }) };
  const { offersOf } = useRowCommands({
    ...{ table: appointmentCommands, deeds },
    say: (label) => t(label),
  });
  const offers = offersOf([commanded]);
  useScreenCommands(name, offers);
  const close = () => {
    setAsked(undefined);
    if (isMoveAsked) navigate({ to: '.', hash: '', replace: true });
  };
  const wasOwn =
    session.role === 'member' && appointment.hosts.some(({ id }) => id === session.hostId);
  if (offers.length === 0) return null;
  return (
    <>
      {HEADING.flatMap((id) => offers.find((offer) => offer.id === id) ?? []).map((offer) => (
        <Button
          key={offer.id}
          // While somebody waits for an answer, that is the one thing to do.
          tone={offer.id === 'move' && appointment.state !== 'awaits-host' ? 'primary' : 'quiet'}
          className="max-sm:flex-auto max-sm:px-2"
          aria-keyshortcuts={offer.key}
          onClick={offer.run}
        >
          {offer.label}
        </Button>
      ))}
      <AppointmentDialogs
        asked={asked}
        onClose={close}
        // A member has nothing to look at any more once it is a colleague's.
        onDone={(done) => {
          if (done === 'give' && wasOwn) navigate({ to: '/appointments' });
        }}
      />
    </>
  );
}

/** Those who have left are told nothing any more. */
function toCommanded(appointment: HostedAppointment): CommandedAppointment {
  return {
    ...appointment,
    attendees: appointment.attendees.filter(({ cancelledAt }) => cancelledAt === null),
    waiting: appointment.attendees.filter(({ state }) => state === 'awaits-host'),
  };
}
