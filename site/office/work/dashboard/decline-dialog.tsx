import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';

interface DeclineDialogProps {
  readonly title: string;
  readonly who: string;
  readonly isBusy: boolean;
  readonly onDecline: (reason: string) => void;
  readonly onClose: () => void;
}

/** Declining mails somebody: it says whom, and asks for a reason that they will read. */
export function DeclineDialog({ title, who, isBusy, onDecline, onClose }: DeclineDialogProps) {
  const t = useTexts('dashboard');
  const { t: common } = useTranslation('common');
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="p-5"
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
        }}
      >
        <p>{t('waiting.declineAsk', { who })}</p>
        <label className="mt-4 block">
          <span className="mb-1.5 block font-medium text-sm">{t('waiting.reason')}</span>
          <textarea name="reason" rows={3} maxLength={MAX_TEXT_LENGTH} className="field" />
        </label>
        <div className="actions mt-5">
          <Button tone="plain" disabled={isBusy} onClick={onClose}>
            {common('back')}
          </Button>
          <Button type="submit" tone="danger" busy={isBusy}>
            {t('waiting.decline')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
