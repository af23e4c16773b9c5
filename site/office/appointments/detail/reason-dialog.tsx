import { useId, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { WhoIsTold } from '../who-is-told.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** The verb of its button. */
  readonly verb: string;
  /** Who gets a mail. */
  readonly told: readonly string[];
  readonly isBusy: boolean;
  /** Whether it was done. */
  readonly onSend: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks before somebody is told that they are not expected, and for a reason that they read. */
export function ReasonDialog({ title, verb, told, isBusy, onSend, onClose }: ReasonDialogProps) {
  const t = useTexts('appointments');
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (await onSend(reason.trim())) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} className="flex flex-col gap-4 p-5">
      <WhoIsTold attendees={told} hosts={[]} />
      <div>
        <label htmlFor={reasonId} className="mb-1.5 block font-medium text-sm">
          {t('cancel.reason')}
        </label>
        <textarea
          id={reasonId}
          rows={3}
          maxLength={5000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="field block"
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => void send()}>
          {verb}
        </Button>
      </div>
    </Dialog>
  );
}
