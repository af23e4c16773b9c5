import type { ReactNode } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { useIsRecalled } from '#site/lib/use-is-recalled.ts';

interface AskedAgainProps {
  /** What is shown was asked for by it. */
  readonly asked: {
    readonly error: unknown;
    readonly dataUpdatedAt: number;
    readonly errorUpdatedAt: number;
    readonly refetch: () => unknown;
  };
  /** Its skeleton has the month that the page shows. */
  readonly hasMonth?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * What only the server knows: from when the page is left for the history it is hidden until the server
 * was asked again, and where that cannot be had, it is said that it may have changed.
 */
export function AskedAgain({ asked, hasMonth, children }: AskedAgainProps) {
  const { error, dataUpdatedAt, errorUpdatedAt, refetch } = asked;
  const isRecalled = useIsRecalled(`${dataUpdatedAt} ${errorUpdatedAt}`);
  return (
    <>
      {error ? <Unchecked onRetry={() => void refetch()} /> : null}
      {isRecalled && <CardSkeleton wide month={hasMonth} />}
      {/* What was typed stays, while it is asked whether all is as it was. */}
      <div hidden={isRecalled}>{children}</div>
    </>
  );
}

/** What is shown was known before, and may have changed: it could not be asked for again. */
function Unchecked({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('appointment');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-4 bg-held-soft px-4 py-2 text-sm"
    >
      <p className="text-pretty">{t('unchecked')}</p>
      <button type="button" onClick={onRetry} className="link touch">
        {t('common:tryAgain')}
      </button>
    </div>
  );
}
