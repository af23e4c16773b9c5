import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { refreshAvailability } from '../booking-queries.ts';
import { afterTime } from '../steps/held-steps.ts';
import { bookedElsewhereStore, hearOtherTabs } from './booked-elsewhere.ts';

/** Follows what other tabs book: the times are asked for anew, and the visitor is told. */
export function OtherTabs({ timeZone }: { readonly timeZone: string }) {
  const queryClient = useQueryClient();
  const { subscribe, read } = bookedElsewhereStore;
  const heard = useSyncExternalStore(subscribe, read);
  useEffect(() => hearOtherTabs(() => void refreshAvailability(queryClient)), [queryClient]);
  return (
    <div role="status">
      <Suspense fallback={null}>
        {heard && <Notice timeZone={timeZone} className="mb-4 max-md:mx-5 max-md:mt-4" />}
      </Suspense>
    </div>
  );
}

function Notice(props: Parameters<typeof import('./elsewhere-notice.tsx').ElsewhereNotice>[0]) {
  const { ElsewhereNotice } = afterTime.useModule();
  return <ElsewhereNotice {...props} />;
}
