import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';

/** Why a step was refused; who tried too often reads how long to wait. */
export function SignInProblem({ id, error }: { readonly id: string; readonly error: unknown }) {
  const { t } = useTranslation('sign-in');
  const errorText = useErrorText();
  const waitMinutes = toWaitMinutes(error);
  return (
    <p id={id} role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
      {waitMinutes ? t('tooMany', { count: waitMinutes }) : errorText(error)}
    </p>
  );
}

/** How long somebody who tried too often has to wait; undefined for everything else. */
function toWaitMinutes(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rate-limited') return undefined;
  return error.retryAfterSeconds && Math.ceil(error.retryAfterSeconds / 60);
}
