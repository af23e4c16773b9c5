import { type ReactNode, useSyncExternalStore } from 'react';
import { bookedElsewhereStore } from './booked-elsewhere.ts';

interface UntilPutAwayProps {
  /** What is on its way already is not stopped. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** Once another tab has booked, this stays as it is, out of reach until that is put away. */
export function UntilPutAway({ isLive = false, children }: UntilPutAwayProps) {
  const { subscribe, read } = bookedElsewhereStore;
  const isBooked = useSyncExternalStore(subscribe, read, () => undefined) !== undefined;
  return (
    <div inert={isBooked && !isLive} className="inert:opacity-50">
      {children}
    </div>
  );
}
