import type { Failure } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { toFailureText } from '../show-failure.ts';

/** What kept the last attempt from booking, for as long as it matters; a toast has said it aloud. */
export function Failed({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation('errors');
  if (!failure) return null;
  return (
    <p className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
      {toFailureText(failure, t)}
    </p>
  );
}
