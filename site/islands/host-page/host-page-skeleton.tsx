import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';

/** The shape of the page while it loads. */
export function HostPageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="mx-auto flex max-w-2xl flex-col items-center px-5 pt-14 sm:pt-24"
    >
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="mt-6 h-8 w-52 max-w-full" />
      <Skeleton className="mt-3 h-4 w-36 max-w-full" />
      <div className="mt-12 flex w-full flex-col gap-3">
        <Skeleton className="h-52 rounded-2xl sm:h-32" />
        <Skeleton className="h-52 rounded-2xl sm:h-32" />
        <Skeleton className="h-52 rounded-2xl sm:h-32" />
      </div>
    </div>
  );
}
