import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { isSignedOut } from '#shared/errors/is-signed-out.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { useErrorText } from '../ui/use-error-text.ts';
import { FailureBoundary } from './failure-boundary.tsx';

interface QueryViewProps {
  /** Shown in the place of what is on its way. */
  readonly pending: ReactNode;
  /** What is asked for: with another question a failure is forgotten. */
  readonly question?: unknown;
  readonly children: ReactNode;
}

/** What its children ask for: on its way, failed with a way to try again, or there. */
export function QueryView({ pending, question, children }: QueryViewProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary
          question={question}
          render={(error, onRetry) => <Failure error={error} onRetry={onRetry} />}
          onRetry={reset}
        >
          <Suspense fallback={pending}>{children}</Suspense>
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** A failed question: what happened, and again. */
export function Failure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  // They are on their way to the sign-in.
  if (isSignedOut(error)) return null;
  return (
    <div className="card flex flex-col items-start gap-4 px-6 py-8">
      <p role="alert" className="text-danger">
        {errorText(error)}
      </p>
      <Button tone="quiet" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
