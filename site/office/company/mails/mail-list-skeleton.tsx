import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Filters and list on their way. */
export function MailListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="lg:max-w-96">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="mt-2 mb-11 h-11 w-full" />
      <div className="card divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="space-y-2 py-3 pr-4 pl-10">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
