import { createPortal } from 'react-dom';
import { useTexts } from '../i18n/use-texts.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { Overwrite } from './use-form.ts';

interface OverwriteDialogProps extends Omit<Overwrite, 'names'> {
  /** What others have saved meanwhile, as the screen calls it. */
  readonly labels: readonly string[];
}

/** Asked before what somebody else has saved meanwhile is lost; it begins with leaving it as it is. */
export function OverwriteDialog({ labels, onOverwrite, onBack }: OverwriteDialogProps) {
  const t = useTexts('form');
  const dialog = (
    <AskDialog
      title={t('overwrite.title')}
      verb={t('overwrite.go')}
      keep={t('overwrite.back')}
      tone="danger"
      onDo={async () => onOverwrite()}
      onClose={onBack}
    >
      <p className="text-pretty">{t('overwrite.text')}</p>
      <ul className="list-disc pl-5 font-medium">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </AskDialog>
  );
  // Its form is none of the form that is saved.
  return createPortal(dialog, document.body);
}
