import { useMemo, useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Spot } from '#shared/api/availability.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { type BusyRange, leaveOut } from '#shared/domain/overlay/busy.ts';
import { clashingDates } from '#shared/domain/overlay/to-clash.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { SlotList, SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { NoSlots, SlotPanel } from '#shared/react/calendar/slot-panel.tsx';
import { WindowCalendar } from '#shared/react/calendar/window-calendar.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatTime } from '#shared/time/format.ts';
import { useOverlay } from '#site/lib/overlay/overlay-store.ts';
import { useClash } from '#site/lib/overlay/use-clash.ts';
import { type ChosenOfWeeks, useRescheduleAvailability } from './use-reschedule-availability.ts';

interface RescheduleBookerProps {
  readonly appointment: PublicAppointment;
  readonly timeZone: string;
  readonly pending: Spot | undefined;
  readonly onPick: (spot: Spot | undefined) => void;
  readonly confirm: { readonly isBusy: boolean; readonly onConfirm: () => void };
}

/** Spec A §2 and §4: calendar, 12h/24h tabs, slots; a chosen time waits for its Confirm. */
export function RescheduleBooker(props: RescheduleBookerProps) {
  const { appointment, timeZone, pending, onPick, confirm } = props;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(() =>
    toChosen(pending?.startTime ?? appointment.start, timeZone),
  );
  const shown = useRescheduleAvailability(appointment, timeZone, chosen);
  const clash = useClash(useOtherBusy(appointment), appointment.meetingInfo.duration);
  const show = (next: ChosenOfWeeks) => {
    setChosen(next);
    onPick(undefined);
  };
  const showDate = (date: string) => show({ turnedTo: date, date });

  return (
    <div className="mt-6 grid grid-cols-1 gap-8 @[34rem]:grid-cols-[minmax(0,1fr)_13.5rem] @[34rem]:gap-7 @[38rem]:gap-10">
      <WindowCalendar
        from={shown.from}
        today={shown.today}
        freeDates={new Set(shown.free.map(({ date }) => date))}
        clashingDates={clash && clashingDates(shown.free, clash)}
        selected={shown.date}
        isLoading={shown.isLoading}
        onSelect={showDate}
        onTurn={(from) => show({ turnedTo: from })}
      />
      <div className="flex @[34rem]:relative @[34rem]:min-h-[30rem]">
        <div className="flex min-h-0 w-full flex-col @[34rem]:absolute @[34rem]:inset-0">
          <SlotPanel date={shown.date} count={shown.spots.length}>
            {shown.isLoading && <SlotListSkeleton />}
            {shown.error !== null && (
              <div role="alert" className="text-soft">
                <p>{errorText(shown.error)}</p>
                <Button tone="quiet" className="mt-3" onClick={() => void shown.refetch()}>
                  {t('tryAgain')}
                </Button>
              </div>
            )}
            {shown.isBookedDay && <BookedAt startIso={appointment.start} timeZone={timeZone} />}
            {!shown.isLoading && shown.error === null && shown.spots.length === 0 && (
              <NoSlots
                earliestDate={shown.free[0]?.date ?? shown.earliestDate}
                onShowDate={showDate}
              />
            )}
            <SlotList
              spots={shown.spots}
              timeZone={timeZone}
              selectedStart={pending?.startTime}
              onPick={onPick}
              confirm={confirm}
              clash={clash}
            />
          </SlotPanel>
        </div>
      </div>
    </div>
  );
}

/** The day of the appointment says its time, which is none of those to choose. */
function BookedAt({
  startIso,
  timeZone,
}: {
  readonly startIso: string;
  readonly timeZone: string;
}) {
  const { t, language } = useTranslation('appointment');
  const time = formatTime(fromIso(startIso, 'floor') ?? 0, { language, timeZone }, useClock());
  return (
    <p className="mb-3 text-pretty text-soft text-sm">{t('reschedulePage.bookedAt', { time })}</p>
  );
}

/** The day of a time that was chosen before, or of the one that is booked. */
function toChosen(startIso: string, timeZone: string): ChosenOfWeeks {
  const date = toLocalDate(startIso, timeZone);
  return { turnedTo: date, date };
}

/** What the visitor's own calendar holds beside the appointment that is to move. */
function useOtherBusy({ start, end }: PublicAppointment): readonly BusyRange[] {
  const { busy } = useOverlay();
  return useMemo(
    () =>
      leaveOut(busy, {
        startMinute: fromIso(start, 'floor') ?? 0,
        endMinute: fromIso(end, 'ceil') ?? 0,
      }),
    [busy, start, end],
  );
}
