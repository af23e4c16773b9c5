import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useDecision } from './use-decision.ts';
import type { WaitingSeat } from './waiting-seat.ts';
import { WhoIsTold } from './who-is-told.tsx';

interface ConfirmDialogProps {
  readonly seats: readonly WaitingSeat[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before several are confirmed at once: each of them gets a mail that nothing takes back. */
export function ConfirmDialog({ seats, onClose, onDone }: ConfirmDialogProps) {
  const t = useTexts('appointments');
  const { t: common } = useTranslation('common');
  const { confirmAll } = useDecision();
  return (
    <AskDialog
      title={t('confirm.title', { count: seats.length })}
      verb={t('confirm.do')}
      keep={common('back')}
      onDo={async () => {
        await confirmAll(seats);
        onDone();
      }}
      onClose={onClose}
    >
      <WhoIsTold attendees={seats.map(({ who }) => who)} hosts={[]} />
    </AskDialog>
  );
}
