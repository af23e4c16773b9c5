import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Spot } from '#shared/api/availability.ts';
import { MonthCalendar } from '#shared/react/calendar/month-calendar.tsx';
import { SlotList, SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { NoSlots, SlotPanel } from '#shared/react/calendar/slot-panel.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toPath } from '#shared/routes/index.ts';
import type { AppointmentLink } from '#site/islands/appointment/appointment-page-of.tsx';
import { api } from '#site/lib/api.ts';
import { isAboutTheTime } from './is-about-the-time.ts';
import { useRescheduleAvailability } from './use-reschedule-availability.ts';

interface RescheduleBookerProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}

/** Spec A §2 and §4: calendar, 12h/24h tabs, slots; a chosen time waits for its Confirm. */
export function RescheduleBooker({ appointment, link }: RescheduleBookerProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const timeZone = visitorTimeZone();
  const [chosen, setChosen] = useState<{ month?: string; date?: string }>({});
  const [pending, setPending] = useState<Spot>();
  const shown = useRescheduleAvailability(appointment, timeZone, {
    month: chosen.month,
    date: chosen.date,
  });
  const reschedule = useReschedule(link, () => setPending(undefined));
  const show = (next: { month?: string; date?: string }) => {
    setChosen(next);
    setPending(undefined);
  };
  const showDate = (date: string) => show({ month: date.slice(0, 7), date });

  return (
    <div className="mt-6 grid grid-cols-1 gap-8 @[34rem]:grid-cols-[minmax(0,1fr)_13.5rem] @[34rem]:gap-7 @[38rem]:gap-10">
      <MonthCalendar
        month={shown.month}
        today={shown.today}
        freeDates={shown.dates}
        selected={shown.date}
        isLoading={shown.isLoading}
        onSelect={showDate}
        onMonth={(month) => show({ month })}
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
            {!shown.isLoading && shown.error === null && !shown.date && (
              <NoSlots earliestDate={shown.earliestDate} onShowDate={showDate} />
            )}
            <SlotList
              spots={shown.spots}
              timeZone={timeZone}
              selectedStart={pending?.startTime}
              onPick={setPending}
              confirm={{
                isBusy: reschedule.isBusy,
                onConfirm: () => pending && reschedule.confirm(pending),
              }}
            />
          </SlotPanel>
        </div>
      </div>
    </div>
  );
}

/**
 * Spec A §8: a failure says 'Selected time is already booked'; a reply without its appointment
 * 'Something went wrong'. The button stays busy while the browser goes to the appointment.
 */
function useReschedule(link: AppointmentLink, onFailure: () => void) {
  const { t } = useTranslation('appointment');
  const toast = useToast();
  const queries = useQueryClient();
  const mutation = api.useMutation('post', '/booking/confirm/reschedule', {
    onSuccess: (reply) => {
      if (!reply?.appointmentId) {
        toast.fail(t('common:somethingWentWrong'));
        return;
      }
      const { appointmentId, secret } = reply;
      location.assign(toPath('appointment', { appointmentId }, { secret: secret || undefined }));
    },
    onError: (error: unknown) => {
      if (isAboutTheTime(error)) toast.fail(t('reschedulePage.taken'));
      else toast.failWith(error);
      onFailure();
      return queries.invalidateQueries({ queryKey: ['get', '/booking-availability'] });
    },
  });
  return {
    isBusy: mutation.isPending || Boolean(mutation.data?.appointmentId),
    confirm: (spot: Spot) =>
      mutation.mutate({
        body: {
          appointmentId: link.appointmentId,
          secret: link.secret ?? '',
          start: spot.startTime,
          ...(spot.appointment && { newAppointmentId: spot.appointment.id }),
        },
      }),
  };
}
