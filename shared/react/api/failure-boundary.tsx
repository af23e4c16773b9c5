import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** With another one a failure is forgotten. */
  readonly question: unknown;
  /** What stands in the place of what failed, with the way to try again. */
  readonly render: (error: unknown, onRetry: () => void) => ReactNode;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly question: unknown;
}

/** Catches what its children throw. */
export class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
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
    return this.props.render(error, () => {
      this.props.onRetry?.();
      this.setState({ error: undefined });
    });
  }
}
