import { useId } from 'react';
import { toDayParts } from '#shared/domain/booking/day-parts.ts';
import { SKELETON_SLOTS } from '#shared/domain/constants.ts';
import type { Clash } from '#shared/domain/overlay/to-clash.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { fromIso } from '#shared/time/dates.ts';
import { formatTime, offsetLabel } from '#shared/time/format.ts';
import { ClashNote } from './clash-note.tsx';
import { useClock } from './clock-store.ts';
import type { HostClock } from './host-time.tsx';
import { SlotButton } from './slot-button.tsx';
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
  /** Whose clock may show another time. */
  readonly host?: HostClock | undefined;
  /** Where the visitor has something else: it can be picked all the same. */
  readonly clash?: Clash | undefined;
}

/** The starts of one day, by its parts where there are several. */
export function SlotList<S extends ListedSpot>(props: SlotListProps<S>) {
  const { t } = useTranslation('booking');
  const labels = useSlotLabels(props.spots, props.timeZone);
  const parts = toDayParts(props.spots, props.timeZone);
  const clashId = useId();
  const clashes = (spot: S) => props.clash?.(spot.startTime) ?? false;
  const isGroup = props.spots.some(({ appointment }) => appointment);
  return (
    <div className="flex flex-col gap-4">
      {parts.map(({ part, spots }) => (
        <section key={part}>
          {parts.length > 1 && (
            <h3 className="mb-1.5 text-soft text-xs">{t(`slots.parts.${part}`)}</h3>
          )}
          <ul
            className={`starts ${isGroup ? 'starts-wide' : ''} ${props.confirm ? 'items-start' : ''}`}
          >
            {spots.map((spot) => (
              <Slot
                key={spot.startTime}
                {...props}
                spot={spot}
                label={labels.get(spot) ?? ''}
                clashId={clashes(spot) ? clashId : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {props.spots.some(clashes) && <ClashNote id={clashId} />}
    </div>
  );
}

function Slot<S extends ListedSpot>(
  props: Omit<SlotListProps<S>, 'spots'> & {
    readonly spot: S;
    readonly label: string;
    readonly clashId: string | undefined;
  },
) {
  const { t } = useTranslation('booking');
  const { spot, confirm, timeZone, host, clashId } = props;
  const isSelected = spot.startTime === props.selectedStart;
  return (
    <li className="flex flex-col gap-2">
      <SlotButton
        startIso={spot.startTime}
        timeZone={timeZone}
        time={props.label}
        note={
          spot.appointment &&
          t('slots.spotsLeft', {
            count: spot.appointment.totalSpots - spot.appointment.takenSpots,
            total: spot.appointment.totalSpots,
          })
        }
        host={host}
        isSelected={isSelected}
        clashId={clashId}
        onPick={() => props.onPick(spot)}
        className={confirm ? 'slot-to-confirm' : ''}
      />
      {isSelected && confirm && (
        <Button className="px-1! text-sm" busy={confirm.isBusy} onClick={confirm.onConfirm}>
          {t('slots.confirm')}
        </Button>
      )}
    </li>
  );
}

/** Times of day; where clocks go back and one comes twice, each says its offset. */
function useSlotLabels<S extends ListedSpot>(
  spots: readonly S[],
  timeZone: string,
): ReadonlyMap<S, string> {
  const clock = useClock();
  const { language } = useReaderLocale();
  const minutes = spots.map(({ startTime }) => fromIso(startTime, 'floor') ?? 0);
  const times = minutes.map((minute) => formatTime(minute, { language, timeZone }, clock));
  const isTwice = (time: string) => times.indexOf(time) !== times.lastIndexOf(time);
  return new Map(
    spots.map((spot, index) => {
      const time = times[index] ?? '';
      const offset = isTwice(time) ? ` (${offsetLabel(minutes[index] ?? 0, timeZone)})` : '';
      return [spot, time + offset];
    }),
  );
}

/** Spec A §2: skeleton loaders show 7 slots. */
export function SlotListSkeleton() {
  return (
    <div className="starts">
      {Array.from({ length: SKELETON_SLOTS }, (_, index) => `slot ${index}`).map((slot) => (
        <Skeleton key={slot} className="h-11" />
      ))}
    </div>
  );
}
