import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { WeeksSkeleton } from '../motif/weeks-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

const rows = ['one', 'two', 'three', 'four'];

/** A page-card.tsx whose content is on its way; CardSkeleton.astro paints the same before any script. */
export function CardSkeleton({
  wide = false,
  month = false,
}: {
  readonly wide?: boolean;
  /** The page shows a day in its month. */
  readonly month?: boolean | undefined;
}) {
  const { t } = useTranslation('common');
  return (
    <div
      className={`mx-auto flex min-h-dvh w-full flex-col gap-6 py-8 md:hanging ${wide ? 'wide-page' : 'max-w-xl px-(--inset)'}`}
    >
      <div className={`card ${wide ? 'card-columns' : 'px-(--gutter) py-8 md:p-10'}`}>
        <div className="relative">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="mb-5 size-12 rounded-full" />
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          {month && (
            <WeeksSkeleton
              day="aspect-square rounded-[22%]"
              className="gap-[0.1875rem] -top-2 absolute end-0 w-20 md:static md:mt-6 md:w-40"
            />
          )}
        </div>
        <div className="mt-6 divide-y divide-line">
          {rows.map((row) => (
            <div key={row} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[6.5rem_1fr]">
              <Skeleton className="h-5 w-14" />
              <Skeleton className="h-5 w-2/3" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
