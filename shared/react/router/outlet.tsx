import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { FailureBoundary } from '../api/failure-boundary.tsx';
import { useRouter, useRouterState } from './router-context.ts';
import type { ScrollPositions } from './scroll-positions.ts';

interface OutletProps {
  readonly scroll: ScrollPositions;
  /** What stands here while a screen is on its way. */
  readonly pending: ReactNode;
  /** For an address that is no screen's. */
  readonly missing: ReactNode;
  /** For one that broke, or did not come. */
  readonly failed: (error: unknown, onRetry: () => void) => ReactNode;
  /** Another screen is there. */
  readonly onArrived: () => void;
}

/** The place of the screen that the address names. */
export function Outlet(props: OutletProps) {
  const { load } = useRouter();
  const { shown, place, arrival } = useRouterState();
  const { scroll, onArrived } = props;
  const isThere = shown.is !== 'pending';
  useLayoutEffect(() => {
    if (!isThere) return;
    scroll.settle(arrival, place.hash);
    if (arrival.isOtherPath) onArrived();
  }, [scroll, arrival, place, isThere, onArrived]);
  switch (shown.is) {
    case 'pending':
      return props.pending;
    case 'missing':
      return props.missing;
    case 'failed':
      return props.failed(shown.error, () => void load());
    case 'screen':
      return (
        <FailureBoundary question={place} render={props.failed}>
          <Suspense fallback={props.pending}>
            <shown.Content key={shown.id} />
          </Suspense>
        </FailureBoundary>
      );
  }
}
