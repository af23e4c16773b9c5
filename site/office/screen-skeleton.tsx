import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';

/** A screen on its way; office.astro paints the same before any script. */
export function ScreenSkeleton() {
  const { t } = useTranslation('common');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-8 h-11 w-full max-w-md" />
      <Skeleton className="mt-4 h-96 w-full" />
    </>
  );
}
