import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { WeeksSkeleton } from '#shared/react/motif/weeks-skeleton.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';

const meetings = ['one', 'two', 'three'];

/** The shape of the page while it loads. */
export function HostPageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="mx-auto flex max-w-2xl flex-col items-center px-(--gutter) pt-14 sm:pt-24"
    >
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="mt-6 h-8 w-52 max-w-full" />
      <Skeleton className="mt-3 h-4 w-36 max-w-full" />
      <div className="mt-12 flex w-full flex-col gap-3">
        {meetings.map((meeting) => (
          <div
            key={meeting}
            className="card flex h-52 flex-col gap-4 p-(--gutter) sm:h-32 sm:flex-row sm:items-center sm:gap-6 sm:p-6"
          >
            <div className="flex-1">
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="mt-3 h-4 w-4/5" />
              <Skeleton className="mt-4 h-4 w-28" />
            </div>
            <WeeksSkeleton day="size-2.5 rounded-[2px]" className="w-fit gap-[0.1875rem]" />
          </div>
        ))}
      </div>
    </div>
  );
}
