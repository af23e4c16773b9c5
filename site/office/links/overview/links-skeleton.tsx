import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';

const rows = ['one', 'two', 'three', 'four'];

/** A list of links on its way. */
export function LinksSkeleton() {
  const { t } = useTranslation('common');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="mb-3 h-(--control) w-full" />
      <div className="card divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="space-y-2 px-4 py-3">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </>
  );
}
