import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toAppointmentState } from '#shared/domain/appointment-state.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentFooter } from '#shared/react/appointment/appointment-footer.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { matchRoute } from '#shared/routes.ts';
import { type AppointmentLink, AppointmentPageOf } from '#site/lib/appointment-page.tsx';
import { ClosedAppointment } from '#site/lib/closed-appointment.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { ConfirmationButton } from './confirmation-button.tsx';
import { ManageActions } from './manage-actions.tsx';
import { PolicyBox } from './policy-box.tsx';

/** Spec A §2: the confirmation page, after a booking or a cancellation. */
export function AppointmentPage() {
  const link: AppointmentLink = {
    appointmentId: matchRoute(location.pathname)?.params.appointmentId ?? '',
    secret: new URLSearchParams(location.search).get('secret') ?? undefined,
  };
  return (
    <AppointmentPageOf link={link}>
      {(appointment) => <Confirmation appointment={appointment} link={link} />}
    </AppointmentPageOf>
  );
}

interface ConfirmationProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}

function Confirmation({ appointment, link }: ConfirmationProps) {
  const { t } = useTranslation('appointment');
  const state = toAppointmentState(appointment, Date.now());
  if (state !== 'booked') return <ClosedAppointment appointment={appointment} state={state} />;
  const email = appointment.attendee?.email;
  return (
    <PageCard
      icon={{ name: 'check', tone: 'success' }}
      title={t('booked.title')}
      subtitle={email ? t('booked.subtitleTo', { email }) : t('booked.subtitle')}
      footer={<AppointmentFooter company={appointment.company} />}
    >
      <div className="mt-6 border-line border-y">
        <AppointmentFacts appointment={appointment} />
      </div>
      <ConfirmationButton button={appointment.meetingInfo.confirmationButton} />
      <AddToCalendar appointment={appointment} />
      <PolicyBox appointment={appointment} />
      {!appointment.disableActionButtons && <ManageActions link={link} />}
    </PageCard>
  );
}
