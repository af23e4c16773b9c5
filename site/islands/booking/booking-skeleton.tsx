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
          <Skeleton className="size-14 rounded-full" />
          <Skeleton className="mt-5 h-4 w-28" />
          <Skeleton className="mt-3 h-7 w-44" />
          {(['clock', 'globe'] as const).map((icon) => (
            <div key={icon} className="mt-4 flex items-center gap-3 text-soft">
              <Icon name={icon} className="size-[1.15rem] opacity-60" />
              <Skeleton className="h-4 w-36" />
            </div>
          ))}
        </div>
      }
      main={
        <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_13.5rem]">
          <Skeleton className="h-88" />
          <SlotListSkeleton />
        </div>
      }
      footer={null}
    />
  );
}
