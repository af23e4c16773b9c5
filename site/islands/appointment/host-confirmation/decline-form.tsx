import { useCallPlace } from '#shared/react/api/use-call-place.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { ReasonField, readReason } from '../reason-field.tsx';

interface DeclineFormProps {
  readonly isBusy: boolean;
  readonly onDecline: (reason: string) => void;
  readonly onBack: () => void;
}

/** Declining asks once more, and for a reason that the attendee will read. */
export function DeclineForm({ isBusy, onDecline, onBack }: DeclineFormProps) {
  const { t } = useTranslation('appointment');
  useCallPlace();
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        onDecline(readReason(event.currentTarget));
      }}
    >
      <ReasonField ref={focusElement} />
      <div className="actions mt-5">
        <Button tone="plain" onClick={onBack}>
          {t('common:back')}
        </Button>
        <Button type="submit" tone="danger" busy={isBusy}>
          {t('hostConfirmation.declineNow')}
        </Button>
      </div>
    </form>
  );
}
