import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';

/** The boxes of a dashboard on its way. */
export function DashboardSkeleton() {
  const { t } = useTranslation('common');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="min-h-11">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="mt-1 h-4 w-40" />
      </div>
      <div className="mt-5 grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-56" />
          <Skeleton className="h-40" />
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-44" />
          <Skeleton className="h-56" />
        </div>
      </div>
    </>
  );
}
