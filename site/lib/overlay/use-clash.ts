import { useMemo } from 'react';
import type { BusyRange } from '#shared/domain/overlay/busy.ts';
import { type Clash, toClash } from '#shared/domain/overlay/to-clash.ts';

/** Where the visitor has something else; undefined where nothing is known of them. */
export function useClash(
  busy: readonly BusyRange[] | undefined,
  durationMinutes: number,
): Clash | undefined {
  return useMemo(
    () => (busy && busy.length > 0 ? toClash(busy, durationMinutes) : undefined),
    [busy, durationMinutes],
  );
}
