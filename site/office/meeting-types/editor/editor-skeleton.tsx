import { Skeleton } from '#shared/react/ui/skeleton.tsx';

/** The editor on its way, in its final size. */
export function EditorSkeleton() {
  return (
    <>
      <Skeleton className="mb-2 h-5 w-28" />
      <Skeleton className="h-11 w-64 max-w-full" />
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
        <div className="xl:grid xl:grid-cols-[7rem_minmax(0,1fr)] xl:items-start xl:gap-4">
          <Skeleton className="mb-4 h-9 xl:h-80" />
          <Skeleton className="h-160" />
        </div>
        <Skeleton className="hidden h-120 lg:block" />
      </div>
    </>
  );
}
