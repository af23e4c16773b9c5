import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { whyNoChange } from '#shared/domain/change-policy.ts';
import { WhenText } from '#shared/react/appointment/when-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import {
  type AppointmentLink,
  AppointmentPageOf,
  readAppointmentLink,
} from '#site/islands/appointment/appointment-page-of.tsx';
import { AwaitingAppointment } from '#site/islands/appointment/awaiting-appointment.tsx';
import { ClosedAppointment } from '#site/islands/appointment/closed-appointment.tsx';
import { FixedAppointment } from '#site/islands/appointment/fixed-appointment.tsx';
import { RescheduleBooker } from './reschedule-booker.tsx';

/** Spec A §2: the reschedule booker, where the link of the reschedule mail leads. */
export function ReschedulePage() {
  return (
    <AppointmentPageOf link={readAppointmentLink(location.search)} needsSecret>
      {(appointment, link) => <Rescheduling appointment={appointment} link={link} />}
    </AppointmentPageOf>
  );
}

function Rescheduling({
  appointment,
  link,
}: {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}) {
  const { t } = useTranslation('appointment');
  const { state, reschedulingPolicy, start } = appointment;
  if (isClosed(state)) return <ClosedAppointment appointment={appointment} state={state} />;
  // What nobody has confirmed yet is cancelled or confirmed, not moved.
  if (state !== 'booked') return <AwaitingAppointment appointment={appointment} state={state} />;
  const why = whyNoChange(reschedulingPolicy, Date.parse(start), Date.now());
  if (why) {
    return <FixedAppointment appointment={appointment} link={link} change="reschedule" why={why} />;
  }
  return (
    <PageCard
      wide
      title={t('reschedulePage.title')}
      subtitle={appointment.meetingInfo.name}
      company={appointment.company}
      aside={
        <div className="mt-6">
          <p className="text-soft">{t('reschedulePage.now')}</p>
          <WhenText start={appointment.start} end={appointment.end} />
        </div>
      }
    >
      <RescheduleBooker appointment={appointment} link={link} />
    </PageCard>
  );
}
