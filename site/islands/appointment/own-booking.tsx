import { type ReactNode, useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { readHandedOver } from '#site/lib/handed-over.ts';
import { type AppointmentLink, AppointmentPageOf } from './appointment-page-of.tsx';
import { StandingAppointment } from './standing-appointment.tsx';

interface OwnBookingProps {
  /** Whether the booking that this tab made last is the one that the page is about. */
  readonly isAbout: (appointment: PublicAppointment) => boolean;
  /** What can be said of a booking that this tab knows nothing of. */
  readonly children: ReactNode;
}

/** A booking that somebody had to confirm, as the visitor who made it in this tab may see it. */
export function OwnBooking({ isAbout, children }: OwnBookingProps) {
  const [handed] = useState(readHandedOver);
  if (!handed || !isAbout(handed.appointment)) return children;
  const { appointment, secret } = handed;
  return (
    <AppointmentPageOf link={{ appointmentId: appointment.id, secret }}>
      {(now, link) => (
        <StandingAppointment appointment={now}>
          <Confirmed appointment={now} link={link} />
        </StandingAppointment>
      )}
    </AppointmentPageOf>
  );
}

interface ConfirmedProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}

function Confirmed({ appointment, link: { appointmentId, secret } }: ConfirmedProps) {
  const { t } = useTranslation('appointment');
  return (
    <PageCard
      icon={{ name: 'check', tone: 'success' }}
      title={t('optIn.doneTitle')}
      subtitle={t('optIn.doneText')}
      company={appointment.company}
    >
      <div className="mt-6 border-line border-y">
        <AppointmentFacts appointment={appointment} />
      </div>
      <a
        href={toPath('appointment', { appointmentId }, { secret })}
        className={buttonClass('primary', 'mt-6 w-full text-center sm:w-auto')}
      >
        {t('seeAppointment')}
      </a>
    </PageCard>
  );
}
