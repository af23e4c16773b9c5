import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { Stage } from './stage.tsx';

/** What is seen until the door has answered: the lobby's boxes, as the shell paints them. */
export function DoorSkeleton() {
  return (
    <Stage>
      <div
        aria-hidden="true"
        className="flex flex-1 flex-col md:mx-auto md:my-auto md:grid md:w-full md:max-w-6xl md:flex-none md:grid-cols-[minmax(0,1fr)_21rem] md:items-center md:gap-10 md:p-8"
      >
        <div className="min-h-64 bg-sunken max-md:flex-1 md:aspect-video md:rounded-card" />
        <div className="grid content-start gap-5 bg-surface px-(--gutter) py-5 max-md:rounded-t-card md:bg-transparent md:p-0">
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </div>
    </Stage>
  );
}
