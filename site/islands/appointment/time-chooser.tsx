import { type ReactNode, useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Spot } from '#shared/api/availability.ts';
import { useCallPlace } from '#shared/react/api/use-call-place.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { fromIso } from '#shared/time/dates.ts';
import { OwnCalendar } from '#site/lib/overlay/own-calendar.tsx';
import { TimeZoneButton } from '#site/lib/time-zones/time-zone-button.tsx';
import { keepChangeDraft, readChangeDraft } from './change-draft.ts';
import { OldAndNew } from './old-and-new.tsx';
import { RescheduleBooker } from './reschedule-booker.tsx';
import { ToldPeople } from './told-people.tsx';

interface TimeChooserProps {
  readonly appointment: PublicAppointment;
  /** Who gets a mail. */
  readonly told: readonly string[];
  /** The way out that changes nothing. */
  readonly keep: ReactNode;
  readonly takesFocus?: boolean | undefined;
  readonly pending: Spot | undefined;
  readonly onPick: (spot: Spot | undefined) => void;
  readonly confirm: { readonly isBusy: boolean; readonly onConfirm: () => void };
}

/** The old time beside the new one, and the times to choose from, in any zone. */
export function TimeChooser(props: TimeChooserProps) {
  const { appointment, told, keep, takesFocus = false, pending, onPick, confirm } = props;
  const { t } = useTranslation('appointment');
  useCallPlace();
  const [timeZone, setTimeZone] = useState(
    () => readChangeDraft(appointment.id).timeZone ?? visitorTimeZone(),
  );
  const changeZone = (chosen: string) => {
    setTimeZone(chosen);
    keepChangeDraft(appointment.id, { timeZone: chosen });
    onPick(undefined);
  };
  return (
    <PageCard
      wide
      takesFocus={takesFocus}
      title={t('reschedulePage.title')}
      subtitle={appointment.meetingInfo.name}
      company={appointment.company}
      aside={
        <>
          <OldAndNew
            labels={{ old: t('reschedulePage.now'), new: t('reschedulePage.new') }}
            oldIso={appointment.start}
            newIso={pending?.startTime}
            newText={t('reschedulePage.choose')}
            timeZone={timeZone}
          />
          <div className="mt-4 flex items-start gap-3">
            <Icon name="globe" className="mt-0.5 size-[1.15rem] shrink-0 text-soft" />
            <div className="wrap-anywhere min-w-0 flex-1">
              <TimeZoneButton
                timeZone={timeZone}
                minute={fromIso(appointment.start, 'floor') ?? 0}
                onSelect={changeZone}
              />
            </div>
          </div>
          <OwnCalendar timeZone={timeZone} />
        </>
      }
    >
      <RescheduleBooker
        // Another zone has other days.
        key={timeZone}
        appointment={appointment}
        timeZone={timeZone}
        pending={pending}
        onPick={onPick}
        confirm={confirm}
      />
      <ToldPeople people={told} change="reschedule" />
      <div className="actions mt-5">{keep}</div>
    </PageCard>
  );
}
