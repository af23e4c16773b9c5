import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Filters and list on their way. */
export function TypesSkeleton() {
  const { t } = useTranslation('common');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-(--control) w-full" />
      <Skeleton className="my-3 h-5 w-24" />
      <div className="card divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="space-y-2 py-3 pr-4 pl-10">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </>
  );
}
