import { useEffect, useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentTicket } from '#shared/react/appointment/appointment-ticket.tsx';
import { PaymentNote } from '#shared/react/appointment/payment-note.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { LitMonth } from '#shared/react/motif/lit-month.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { PolicyBox } from '#site/islands/appointment/policy-box.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { celebrateOnce } from './celebrate-once.ts';
import { wasCelebrated } from './celebrated.ts';
import { ConfirmationButton } from './confirmation-button.tsx';
import { JoinMeeting } from './join-meeting.tsx';
import { ManageActions, type ManageActionsProps, toActions } from './manage-actions.tsx';
import { RunningLate } from './running-late.tsx';
import { SignUpTeaser } from './sign-up-teaser.tsx';
import { TimeLeft } from './time-left.tsx';

interface BookedAppointmentProps extends ManageActionsProps {
  readonly takesFocus: boolean;
}

/** Spec A §4: an appointment that is certain and to come. */
export function BookedAppointment({
  appointment,
  link,
  nowMs,
  takesFocus,
  ...manage
}: BookedAppointmentProps) {
  const { company, attendee, id, moved, start } = appointment;
  const heading = useHeading(appointment);
  const [wayOut] = toActions(appointment, nowMs);
  // Neither a time that has moved nor one that has begun is news of a booking.
  const isNews = !moved && Date.parse(start) > nowMs;
  const [isNew] = useState(() => isNews && !wasCelebrated(id));
  const color = hasOwnStyle(company) ? company.primaryColor : null;
  useEffect(() => {
    if (isNews) void celebrateOnce(id, color);
  }, [id, isNews, color]);
  return (
    <PageCard
      wide
      takesFocus={takesFocus}
      icon={{ name: 'check', tone: 'success' }}
      {...heading}
      company={company}
      picture={
        <LitMonth isNew={isNew} date={toLocalDate(start, visitorTimeZone())} className="w-full" />
      }
      head={
        <AppointmentTicket
          toSrc={imageSrc}
          appointment={appointment}
          state={moved ? 'moved' : appointment.state}
          movedFrom={moved?.fromIso}
          className="max-w-lg"
        />
      }
      aside={
        <>
          <TimeLeft appointment={appointment} nowMs={nowMs} />
          <JoinMeeting appointment={appointment} nowMs={nowMs} />
        </>
      }
    >
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts hasTicket isJoinedElsewhere appointment={appointment} />
      </div>
      <ConfirmationButton button={appointment.meetingInfo.confirmationButton} />
      <AddToCalendar appointment={appointment} secret={link.secret} />
      <PolicyBox appointment={appointment} nowMs={nowMs} />
      <PaymentNote appointment={appointment} />
      <RunningLate
        appointment={appointment}
        link={link}
        nowMs={nowMs}
        onCannotCome={wayOut && (() => manage.onChange(wayOut))}
      />
      <ManageActions appointment={appointment} link={link} nowMs={nowMs} {...manage} />
      {company.tier === 'basic' && <SignUpTeaser email={wishedEmail() ?? attendee?.email ?? ''} />}
    </PageCard>
  );
}

/** Spec A §4: booked; or, once it was moved, that and by whom. */
function useHeading({ attendee, moved }: PublicAppointment) {
  const { t } = useTranslation('appointment');
  if (moved) {
    const by = moved.by === 'attendee' ? 'attendee' : moved.byName ? 'host' : 'somebody';
    return { title: t('moved.title'), subtitle: t(`moved.${by}`, { name: moved.byName ?? '' }) };
  }
  const email = attendee?.email;
  const subtitle = email ? t('booked.subtitleTo', { email }) : t('booked.subtitle');
  return { title: t('booked.title'), subtitle };
}

/** Spec A §2: the query parameter `email` prefills the teaser. */
function wishedEmail(): string | null {
  return new URLSearchParams(location.search).get('email');
}
