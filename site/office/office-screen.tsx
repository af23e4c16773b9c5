import { Outlet } from '#shared/react/router/outlet.tsx';
import type { ScrollPositions } from '#shared/react/router/scroll-positions.ts';
import { focusHeading } from './heading-focus.ts';
import { NotFound } from './not-found.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** What changes inside the office's frame. */
export function OfficeScreen({ scroll }: { readonly scroll: ScrollPositions }) {
  return (
    <Outlet
      scroll={scroll}
      pending={<ScreenSkeleton />}
      missing={<NotFound />}
      failed={(error, onRetry) => <ScreenFailure error={error} onRetry={onRetry} />}
      onArrived={focusHeading}
    />
  );
}
