import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecision } from './use-decision.ts';
import type { WaitingSeat } from './waiting-seat.ts';

interface DeclineDialogProps {
  readonly seats: readonly WaitingSeat[];
  /** What is declined, where that is not plain from where it was asked. */
  readonly title?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Declines those who wait for the host; each is told, with the reason if there is one. */
export function DeclineDialog({ seats, title, onClose, onDone }: DeclineDialogProps) {
  const t = useTexts('appointments');
  const { t: common } = useTranslation('common');
  const { decline } = useDecision();
  const send = async (reason: string) => {
    await decline(seats, reason);
    onDone?.();
  };
  return (
    <ReasonDialog
      title={title ?? t('decline.title', { count: seats.length })}
      verb={t('decline.do')}
      keep={common('back')}
      attendees={seats.map(({ who }) => who)}
      onSend={send}
      onClose={onClose}
    />
  );
}
