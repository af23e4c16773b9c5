import { Button } from '#shared/react/ui/button.tsx';
import type { BoundOffer } from '#site/office/commands/command.ts';
import type { AppointmentCommandId } from '../appointment-commands.ts';

interface SelectedActionsProps {
  readonly offers: readonly BoundOffer<AppointmentCommandId>[];
}

/** What can be done with the appointments that are selected; with one of them a little more. */
export function SelectedActions({ offers }: SelectedActionsProps) {
  return offers.map(({ id, label, key, run }) => (
    <Button
      key={id}
      tone={id === 'confirm' ? 'primary' : 'quiet'}
      className="text-sm"
      aria-keyshortcuts={key}
      onClick={run}
    >
      {label}
    </Button>
  ));
}
