import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { isSignedOut } from '#shared/errors/is-signed-out.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { useErrorText } from '../ui/use-error-text.ts';

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
        <FailureBoundary question={question} onRetry={reset}>
          <Suspense fallback={pending}>{children}</Suspense>
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface BoundaryProps {
  readonly question: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly question: unknown;
}

class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, question: this.props.question };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ question }: BoundaryProps, state: BoundaryState) {
    return Object.is(question, state.question) ? null : { error: undefined, question };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: undefined });
    };
    return <Failure error={error} onRetry={retry} />;
  }
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
