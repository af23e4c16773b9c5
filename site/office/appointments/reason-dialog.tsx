import { useId, useState } from 'react';
import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { TellDialog, type TellDialogProps } from './tell-dialog.tsx';

interface ReasonDialogProps extends Omit<TellDialogProps, 'tone' | 'onDo' | 'children'> {
  /** Whether it was done. */
  readonly onSend: (reason: string) => Promise<boolean>;
}

/** Asks before somebody is told that they are not expected, and for a reason that they read. */
export function ReasonDialog({ onSend, ...asked }: ReasonDialogProps) {
  const t = useTexts('appointments');
  const reasonId = useId();
  const [reason, setReason] = useState('');
  return (
    <TellDialog {...asked} tone="danger" onDo={() => onSend(reason.trim())}>
      <div>
        <label htmlFor={reasonId} className="mb-1.5 block font-medium text-sm">
          {t('cancel.reason')}
        </label>
        <textarea
          id={reasonId}
          rows={3}
          maxLength={MAX_TEXT_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="field block"
        />
      </div>
    </TellDialog>
  );
}
