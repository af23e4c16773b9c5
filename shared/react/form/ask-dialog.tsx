import type { ComponentProps } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface AskDialogProps
  extends Pick<
    ComponentProps<typeof FormDialog>,
    'title' | 'verb' | 'keep' | 'tone' | 'onClose' | 'children'
  > {
  /** Closes the dialog once it is done; what it throws is told. */
  readonly onDo: () => Promise<unknown>;
}

/**
 * Asks before something that cannot be taken back or sends mails: its children say what happens, and who
 * gets which mail. It begins with the button that leaves everything as it is.
 */
export function AskDialog({ onDo, ...asked }: AskDialogProps) {
  return <FormDialog {...asked} onSave={onDo} />;
}
