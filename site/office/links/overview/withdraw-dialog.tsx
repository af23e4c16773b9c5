import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface WithdrawDialogProps {
  readonly name: string;
  readonly onWithdraw: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Nothing brings a link back, and people may have it already. */
export function WithdrawDialog({ name, onWithdraw, onClose }: WithdrawDialogProps) {
  const t = useTexts('links');
  return (
    <AskDialog
      title={t('withdraw.title', { name })}
      verb={t('withdraw.confirm')}
      tone="danger"
      onDo={onWithdraw}
      onClose={onClose}
    >
      <p className="text-pretty">{t('withdraw.text')}</p>
    </AskDialog>
  );
}
