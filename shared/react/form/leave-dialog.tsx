import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked of somebody who goes while something is unsaved. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useTexts('form');
  return (
    <Dialog title={t('leave.title')} onClose={onStay} className="p-5">
      <p className="text-soft">{t('leave.text')}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button tone="danger" onClick={onLeave}>
          {t('leave.go')}
        </Button>
        <Button onClick={onStay}>{t('leave.stay')}</Button>
      </div>
    </Dialog>
  );
}
