import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useSession } from '#site/office/session.tsx';
import type { AppointmentDeeds, CommandedAppointment } from '../appointment-commands.ts';
import { offersOf } from '../offers-of.ts';

interface SelectedActionsProps {
  readonly appointments: readonly CommandedAppointment[];
  readonly deeds: AppointmentDeeds;
}

/** What can be done with the appointments that are selected; with one of them a little more. */
export function SelectedActions({ appointments, deeds }: SelectedActionsProps) {
  const t = useTexts('appointments');
  return offersOf(appointments, useSession()).map(({ id, label, key, run }) => (
    <Button
      key={id}
      tone={id === 'confirm' ? 'primary' : 'quiet'}
      className="text-sm"
      aria-keyshortcuts={key}
      onClick={() => run(deeds)}
    >
      {t(label)}
    </Button>
  ));
}
