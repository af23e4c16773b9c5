import { Skeleton } from '#shared/react/ui/skeleton.tsx';

/** How many times are shown. */
export const SHOWN_TIMES = 3;

/** The shape of the next free times while nobody knows them. */
export function NextTimesSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2 noscript:hidden"
    >
      {Array.from({ length: SHOWN_TIMES }, (_, index) => `time ${index}`).map((key) => (
        <Skeleton key={key} className="h-14" />
      ))}
    </div>
  );
}
