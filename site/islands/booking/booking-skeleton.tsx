import { useTranslation } from 'react-i18next';
import { SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
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
          <Skeleton className="mt-6 h-4 w-32" />
          <Skeleton className="mt-4 h-4 w-40" />
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
