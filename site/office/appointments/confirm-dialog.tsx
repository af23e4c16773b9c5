import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { TellDialog } from './tell-dialog.tsx';
import { useDecision } from './use-decision.ts';
import type { WaitingSeat } from './waiting-seat.ts';

interface ConfirmDialogProps {
  readonly seats: readonly WaitingSeat[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before several are confirmed at once: each of them gets a mail that nothing takes back. */
export function ConfirmDialog({ seats, onClose, onDone }: ConfirmDialogProps) {
  const t = useTexts('appointments');
  const { confirm, isBusy } = useDecision(seats);
  const confirmAll = async () => {
    const isDone = await confirm();
    if (isDone) onDone();
    return isDone;
  };
  return (
    <TellDialog
      title={t('confirm.title', { count: seats.length })}
      verb={t('confirm.do')}
      attendees={seats.map(({ who }) => who)}
      isBusy={isBusy}
      onDo={confirmAll}
      onClose={onClose}
    />
  );
}
