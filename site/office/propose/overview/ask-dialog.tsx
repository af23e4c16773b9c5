import { type ReactNode, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly action: string;
  readonly tone?: 'primary' | 'danger';
  readonly onDo: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What cannot be taken back is asked once; it stays open where it failed. */
export function AskDialog({ title, action, tone, onDo, onClose, children }: AskDialogProps) {
  const t = useTexts('proposals');
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const isDone = await onDo();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} className="p-5">
      {children}
      <div className="actions mt-6">
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button tone={tone ?? 'primary'} busy={isBusy} onClick={() => void run()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
