import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';

interface DeclineFormProps {
  readonly isBusy: boolean;
  readonly onDecline: (reason: string) => void;
  readonly onBack: () => void;
}

/** Declining asks once more, and for a reason that the attendee will read. */
export function DeclineForm({ isBusy, onDecline, onBack }: DeclineFormProps) {
  const { t } = useTranslation('appointment');
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        onDecline(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-medium text-sm">
          {t('cancelPage.reason')}{' '}
          <span className="font-normal text-soft">({t('cancelPage.optional')})</span>
        </span>
        <textarea
          name="reason"
          rows={3}
          maxLength={MAX_TEXT_LENGTH}
          ref={focusElement}
          className="field"
        />
      </label>
      <div className="actions mt-5">
        <Button tone="plain" disabled={isBusy} onClick={onBack}>
          {t('common:back')}
        </Button>
        <Button type="submit" tone="danger" busy={isBusy}>
          {t('hostConfirmation.declineNow')}
        </Button>
      </div>
    </form>
  );
}
