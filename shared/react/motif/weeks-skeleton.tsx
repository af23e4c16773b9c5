import { Skeleton } from '#shared/react/ui/skeleton.tsx';

interface WeeksSkeletonProps {
  /** Five weeks if nothing else is said. */
  readonly rows?: number;
  /** Its gap among them. */
  readonly className?: string;
  /** How high a day is: as high as what comes. */
  readonly day?: string;
}

/** A calendar on its way: the month as squares. WeeksSkeleton.astro paints the same before any script. */
export function WeeksSkeleton({ rows = 5, className = 'gap-1', day = 'h-11' }: WeeksSkeletonProps) {
  return (
    <div aria-hidden="true" className={`grid grid-cols-7 ${className}`}>
      {Array.from({ length: rows * 7 }, (_, index) => `day ${index}`).map((each) => (
        <Skeleton key={each} className={day} />
      ))}
    </div>
  );
}
