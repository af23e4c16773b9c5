import { useEffect } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { leaveRow } from '#shared/react/list/left-row.ts';
import { useParams } from '#shared/react/router/use-place.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { BackLink } from '#site/office/back-link.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { StateBadge } from '../state-badge.tsx';
import { useDayName } from '../use-day-name.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentHistory } from './appointment-history.tsx';
import { AppointmentMails } from './appointment-mails.tsx';
import { AppointmentReminders } from './appointment-reminders.tsx';
import { AttendeeCard } from './attendee-card.tsx';
import { HostNotes } from './host-notes.tsx';
import { LateCard } from './late-card.tsx';
import { MeetingFacts } from './meeting-facts.tsx';

/** Everything about one appointment, and what can be done with it. */
export function AppointmentScreen() {
  const { appointmentId = '' } = useParams();
  const t = useTexts('appointments');
  useEffect(() => leaveRow(appointmentId), [appointmentId]);
  return (
    <>
      <BackLink to="/appointments">{t('back')}</BackLink>
      <QueryView pending={<Pending />} question={appointmentId}>
        <Appointment key={appointmentId} appointmentId={appointmentId} />
      </QueryView>
    </>
  );
}

function Pending() {
  return (
    <>
      <Skeleton className="h-12 w-80" />
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </>
  );
}

function Appointment({ appointmentId }: { readonly appointmentId: string }) {
  const t = useTexts('appointments');
  const dayName = useDayName();
  const { data } = api.useData('get', '/appointments/{appointmentId}', {
    params: { path: { appointmentId } },
  });
  const { attendees, seats, state } = data;
  const names = attendees
    .filter((each) => each.cancelledAt === null || state === 'cancelled')
    .map(({ name, email }) => name || email || t('erased'));
  const title = seats ? data.name : (names[0] ?? data.name);
  return (
    <>
      <ScreenHeading
        title={title}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
            <StateBadge state={state} />
            {[data.name === title ? undefined : data.name, dayName(data.start)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        }
      >
        <AppointmentActions appointment={data} name={title} />
      </ScreenHeading>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <LateCard appointment={data} />
          <MeetingFacts appointment={data} />
          <section aria-labelledby="attendees" className="flex flex-col gap-3">
            <h2 id="attendees" className="font-semibold">
              {seats
                ? t('attendees.seats', { taken: seats.taken, total: seats.total })
                : t('attendees.title')}
            </h2>
            {attendees.map((attendee) => (
              <AttendeeCard key={attendee.id} appointment={data} attendee={attendee} />
            ))}
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <HostNotes key={data.id} appointment={data} />
          <AppointmentReminders appointment={data} />
          <AppointmentHistory appointment={data} />
          <AppointmentMails mails={data.mails} />
        </div>
      </div>
    </>
  );
}
