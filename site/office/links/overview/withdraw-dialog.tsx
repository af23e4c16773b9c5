import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';

interface WithdrawDialogProps {
  readonly name: string;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** Nothing brings a link back, and people may have it already. */
export function WithdrawDialog({ name, onWithdraw, onClose }: WithdrawDialogProps) {
  const t = useTexts('links');
  return (
    <Dialog title={t('withdraw.title', { name })} onClose={onClose} className="p-5">
      <p className="text-pretty">{t('withdraw.text')}</p>
      <div className="actions mt-6">
        <Button tone="quiet" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
        <Button tone="danger" onClick={onWithdraw}>
          {t('withdraw.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
