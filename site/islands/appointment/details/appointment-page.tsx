import { useEffect } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { PaymentNote } from '#shared/react/appointment/payment-note.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { matchRoute } from '#shared/routes/index.ts';
import {
  type AppointmentLink,
  AppointmentPageOf,
} from '#site/islands/appointment/appointment-page-of.tsx';
import { PolicyBox } from '#site/islands/appointment/policy-box.tsx';
import { StandingAppointment } from '#site/islands/appointment/standing-appointment.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { celebrate } from './celebrate.ts';
import { ConfirmationButton } from './confirmation-button.tsx';
import { ManageActions } from './manage-actions.tsx';
import { SignUpTeaser } from './sign-up-teaser.tsx';

/** Spec A §2: the confirmation page, after a booking or a cancellation. */
export function AppointmentPage() {
  const asked: AppointmentLink = {
    appointmentId: matchRoute(location.pathname)?.params.appointmentId ?? '',
    secret: new URLSearchParams(location.search).get('secret') ?? undefined,
  };
  return (
    <AppointmentPageOf link={asked}>
      {(appointment, link) => (
        <StandingAppointment appointment={appointment}>
          <Booked appointment={appointment} link={link} />
        </StandingAppointment>
      )}
    </AppointmentPageOf>
  );
}

interface BookedProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}

function Booked({ appointment, link }: BookedProps) {
  const { t } = useTranslation('appointment');
  const { company, attendee } = appointment;
  const email = attendee?.email;
  useEffect(() => {
    void celebrate();
  }, []);
  return (
    <PageCard
      wide
      icon={{ name: 'check', tone: 'success' }}
      title={t('booked.title')}
      subtitle={email ? t('booked.subtitleTo', { email }) : t('booked.subtitle')}
      company={company}
    >
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts appointment={appointment} />
      </div>
      <ConfirmationButton button={appointment.meetingInfo.confirmationButton} />
      <AddToCalendar appointment={appointment} secret={link.secret} />
      <PolicyBox appointment={appointment} />
      <PaymentNote appointment={appointment} />
      <ManageActions appointment={appointment} link={link} />
      {company.tier === 'basic' && <SignUpTeaser email={wishedEmail() ?? email ?? ''} />}
    </PageCard>
  );
}

/** Spec A §2: the query parameter `email` prefills the teaser. */
function wishedEmail(): string | null {
  return new URLSearchParams(location.search).get('email');
}
