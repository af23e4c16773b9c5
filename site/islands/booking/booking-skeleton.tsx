import { NEXT_STARTS } from '#shared/domain/booking/next-starts.ts';
import { SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { WeeksSkeleton } from '#shared/react/motif/weeks-skeleton.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { BookingFrame } from './booking-frame.tsx';

/** The page before its info is here: the same boxes as the shell paints (BookingSkeleton.astro). */
export function BookingSkeleton() {
  const { t } = useTranslation('common');
  return (
    <BookingFrame
      intro={
        <div role="status" aria-label={t('loading')}>
          <div className="flex gap-3 md:block">
            <Skeleton className="size-12 shrink-0 rounded-full md:size-14" />
            <div>
              <Skeleton className="h-5 w-28 md:mt-6 md:h-6" />
              <Skeleton className="mt-1.5 h-6 w-44 md:h-8" />
            </div>
          </div>
          <Skeleton className="mt-6 h-4 md:mt-9" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <div className="mt-4 flex flex-wrap gap-x-4 gap-y-2 md:mt-6 md:flex-col">
            {(['clock', 'globe'] as const).map((icon) => (
              <div key={icon} className="flex min-h-5 items-center gap-2 text-soft md:gap-3">
                <Icon name={icon} className="size-4 opacity-60 md:size-[1.15rem]" />
                <Skeleton className="h-4 w-28 md:w-36" />
              </div>
            ))}
          </div>
        </div>
      }
      main={
        <>
          <Skeleton className="mb-3 h-5 w-40" />
          <div className="starts next-starts mb-6">
            {Array.from({ length: NEXT_STARTS }, (_, index) => `start ${index}`).map((start) => (
              <Skeleton key={start} className="h-13.5" />
            ))}
          </div>
          <div className="grid grid-cols-1 gap-8 @[34rem]:grid-cols-[minmax(0,1fr)_13.5rem] @[34rem]:gap-7 @[38rem]:gap-10">
            <div>
              <Skeleton className="mt-2 mb-5 h-5 w-32" />
              <WeeksSkeleton className="gap-1 pt-8 pb-1" />
            </div>
            <div>
              <Skeleton className="mt-2 mb-6 h-5 w-16" />
              <SlotListSkeleton />
            </div>
          </div>
        </>
      }
      footer={null}
    />
  );
}
