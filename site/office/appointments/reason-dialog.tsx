import { useState } from 'react';
import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { WhoIsTold } from './who-is-told.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** The verb of its button, and of the one that leaves everything as it is. */
  readonly verb: string;
  readonly keep?: string | undefined;
  /** Who gets a mail. */
  readonly attendees: readonly string[];
  readonly hosts?: readonly string[];
  /** What it throws is told, and the reason stays. */
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before somebody is told that they are not expected, and for a reason that they read. */
export function ReasonDialog({ attendees, hosts = [], onSend, ...asked }: ReasonDialogProps) {
  const t = useTexts('appointments');
  const [reason, setReason] = useState('');
  return (
    <FormDialog {...asked} tone="danger" onSave={() => onSend(reason.trim())}>
      <WhoIsTold attendees={attendees} hosts={hosts} />
      <TextField
        name="reason"
        kind="lines"
        isRequired={false}
        label={t('cancel.reason')}
        maxLength={MAX_TEXT_LENGTH}
        value={reason}
        onText={setReason}
      />
    </FormDialog>
  );
}
