import { SKELETON_SLOTS } from '#shared/domain/constants.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { fromIso } from '#shared/time/dates.ts';
import { formatTime, offsetLabel } from '#shared/time/format.ts';
import { useClock } from './clock-store.ts';
import { useReaderLocale } from './use-reader-locale.ts';

/** Of the contract's spot, what the list shows. */
export interface ListedSpot {
  readonly startTime: string;
  readonly appointment?:
    | { readonly id: string; readonly totalSpots: number; readonly takenSpots: number }
    | undefined;
}

interface SlotListProps<S extends ListedSpot> {
  readonly spots: readonly S[];
  readonly timeZone: string;
  readonly selectedStart: string | undefined;
  readonly onPick: (spot: S) => void;
  /** Spec A §4, confirm variant: the selected slot shows a Confirm button. */
  readonly confirm?: { readonly isBusy: boolean; readonly onConfirm: () => void };
}

/** The starts of one day. */
export function SlotList<S extends ListedSpot>(props: SlotListProps<S>) {
  const { t } = useTranslation('booking');
  const labels = useSlotLabels(props.spots, props.timeZone);
  return (
    <ul className="flex flex-col gap-2">
      {props.spots.map((spot, index) => {
        const isSelected = spot.startTime === props.selectedStart;
        return (
          <li key={spot.startTime} className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => props.onPick(spot)}
              className={`slot flex flex-auto flex-col items-center justify-center whitespace-nowrap px-2 py-1.5 ${props.confirm ? 'slot-to-confirm' : ''}`}
            >
              <span className="font-medium">{labels[index]}</span>
              {spot.appointment && (
                <span className={`text-xs ${isSelected ? '' : 'text-soft'}`}>
                  {t('slots.spotsLeft', {
                    count: spot.appointment.totalSpots - spot.appointment.takenSpots,
                    total: spot.appointment.totalSpots,
                  })}
                </span>
              )}
            </button>
            {isSelected && props.confirm && (
              <Button
                className="flex-auto px-2!"
                busy={props.confirm.isBusy}
                onClick={props.confirm.onConfirm}
              >
                {t('slots.confirm')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Times of day; where clocks go back and one comes twice, each says its offset. */
function useSlotLabels(spots: readonly ListedSpot[], timeZone: string): string[] {
  const clock = useClock();
  const { language } = useReaderLocale();
  const minutes = spots.map(({ startTime }) => fromIso(startTime, 'floor') ?? 0);
  const times = minutes.map((minute) => formatTime(minute, { language, timeZone }, clock));
  return times.map((time, index) =>
    times.indexOf(time) === times.lastIndexOf(time)
      ? time
      : `${time} (${offsetLabel(minutes[index] ?? 0, timeZone)})`,
  );
}

/** Spec A §2: skeleton loaders show 7 slots. */
export function SlotListSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: SKELETON_SLOTS }, (_, index) => `slot ${index}`).map((slot) => (
        <Skeleton key={slot} className="h-11" />
      ))}
    </div>
  );
}
