import { Component, type ReactNode } from 'react';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';

interface State {
  readonly error: unknown;
}

/** A bug in a page ends on the error page, with a way to start again, not on a blank one. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <BookingErrorPage error={this.state.error} onRetry={() => location.reload()} />;
  }
}
