import type { Change } from '#shared/domain/change-policy.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError } from '#shared/errors/explain.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/lib/api.ts';
import { ChangeButton } from './change-button.tsx';

const paths = {
  reschedule: '/booking/initiate/reschedule/{appointmentId}',
  cancel: '/booking/initiate/cancel/{appointmentId}',
} as const satisfies Record<Change, string>;

/** Refusals that trying again later would not change: their own text says more. */
const FINAL = new Set([
  'too-late-to-cancel',
  'too-late-to-reschedule',
  'appointment-cancelled',
  'appointment-past',
  'rate-limited',
]);

/**
 * Spec A §4: a click sets a loading state; on success the button is disabled for good and a toast
 * says so; on failure an error toast shows and the button is enabled again.
 */
export function InitiateButton({
  action,
  appointmentId,
  onSent,
}: {
  readonly action: Change;
  readonly appointmentId: string;
  readonly onSent: () => void;
}) {
  const { t } = useTranslation('appointment');
  const toast = useToast({ isTitled: true });
  const errorText = useErrorText();
  const initiate = api.useChange('post', paths[action], {
    onSuccess: () => {
      onSent();
      toast.show(t(`initiated.${action}`), t('initiated.text'));
    },
    onError: (error: unknown) => {
      const { code } = explainError(error);
      const isFinal = error instanceof ApiError && code !== undefined && FINAL.has(code);
      toast.fail(isFinal ? errorText(error) : t(`initiateFailed.${action}`));
    },
  });
  return (
    <ChangeButton
      action={action}
      busy={initiate.isPending}
      disabled={initiate.isSuccess}
      onClick={() => initiate.mutate({ params: { path: { appointmentId }, query: {} } })}
    />
  );
}
