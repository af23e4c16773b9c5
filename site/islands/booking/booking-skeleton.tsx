import { SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
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
          <div className="flex items-center gap-3 md:flex-col md:items-start md:gap-6">
            <Skeleton className="size-12 rounded-full md:size-14" />
            <Skeleton className="h-4 w-28" />
          </div>
          <Skeleton className="mt-2.5 h-7 w-44" />
          <Skeleton className="mt-9 h-4" />
          <Skeleton className="mt-2 mb-6 h-4 w-2/3" />
          {(['clock', 'globe'] as const).map((icon) => (
            <div key={icon} className="mt-2.5 flex min-h-6 items-center gap-3 text-soft">
              <Icon name={icon} className="size-[1.15rem] opacity-60" />
              <Skeleton className="h-4 w-36" />
            </div>
          ))}
        </div>
      }
      main={
        <div className="grid grid-cols-1 gap-8 @[34rem]:grid-cols-[minmax(0,1fr)_13.5rem] @[34rem]:gap-7 @[38rem]:gap-10">
          <div>
            <Skeleton className="mt-2 mb-5 h-5 w-32" />
            <Skeleton className="h-72" />
          </div>
          <div>
            <Skeleton className="mt-2 mb-6 h-5 w-16" />
            <SlotListSkeleton />
          </div>
        </div>
      }
      footer={null}
    />
  );
}
