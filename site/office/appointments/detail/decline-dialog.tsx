import { useId, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { useDecision } from '../use-decision.ts';
import { WhoIsTold } from '../who-is-told.tsx';

interface DeclineDialogProps {
  readonly seat: { readonly appointmentId: string; readonly attendeeId: string };
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before somebody is told that their appointment does not take place. */
export function DeclineDialog({ seat, name, onClose }: DeclineDialogProps) {
  const t = useTexts('appointments');
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const { decline, isBusy } = useDecision();
  const send = async () => {
    if (await decline(seat, reason.trim())) onClose();
  };
  return (
    <Dialog title={t('decline.title')} onClose={onClose} className="flex flex-col gap-4 p-5">
      <WhoIsTold attendees={[name]} hosts={[]} />
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
          {t('decline.do')}
        </Button>
      </div>
    </Dialog>
  );
}
