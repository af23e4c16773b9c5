import type { Failure } from '#shared/domain/booking/flow.ts';
import { explainError } from '#shared/errors/explain.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { toFailureText } from '../show-failure.ts';

/**
 * What kept the last attempt from booking, for as long as it matters; a toast has said it aloud.
 * Spec A §8: it keeps the code.
 */
export function Failed({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation('errors');
  if (!failure) return null;
  const { code } = explainError(failure.cause);
  return (
    <p className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
      {toFailureText(failure, t)}
      {code && (
        <span className="mt-1 block">
          {t('common:errorCode')} <code>{code}</code>
        </span>
      )}
    </p>
  );
}
