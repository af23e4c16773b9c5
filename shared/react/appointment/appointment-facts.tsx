import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Facts } from '../ui/facts.tsx';
import { ContactText } from './contact-text.tsx';
import { WhenText } from './when-text.tsx';
import { WhereText } from './where-text.tsx';
import { WhoText } from './who-text.tsx';

interface AppointmentFactsProps {
  readonly appointment: PublicAppointment;
  /** A ticket above says what and when. */
  readonly hasTicket?: boolean;
  /** The way to join has a place of its own on the page. */
  readonly isJoinedElsewhere?: boolean;
}

/** Spec A §2, confirmation page: the rows What, When, Who, Where. */
export function AppointmentFacts({
  appointment,
  hasTicket = false,
  isJoinedElsewhere = false,
}: AppointmentFactsProps) {
  const { t } = useTranslation('appointment');
  const { start, end, meetingInfo, hosts, attendee, hostContact, seats, state } = appointment;
  const isToCome = !isClosed(state);
  const contact = isToCome ? hostContact : null;
  const place = isJoinedElsewhere ? { ...appointment, meetingLink: null } : appointment;
  const ending = state === 'cancelled' ? appointment.cancellation : null;
  const who = { label: t('rows.who'), value: <WhoText appointment={appointment} /> };
  const whatAndWhen = [
    { label: t('rows.what'), value: <p className="font-medium">{meetingInfo.name}</p> },
    {
      label: t('rows.when'),
      value: <WhenText start={start} end={end} bookedIn={attendee?.timezone} />,
    },
  ];
  return (
    <Facts
      facts={[
        ...(hasTicket ? [] : whatAndWhen),
        ...(hosts.length > 0 || attendee ? [who] : []),
        ...(isToCome && seats ? [{ label: t('rows.seats'), value: t('seatsTaken', seats) }] : []),
        { label: t('rows.where'), value: <WhereText place={place} /> },
        ...(ending && ending.by !== 'nobody'
          ? [{ label: t('rows.cancelledBy'), value: t(ending.by) }]
          : []),
        ...(ending?.reason
          ? [{ label: t('rows.reason'), value: <Said text={ending.reason} /> }]
          : []),
        ...(contact
          ? [{ label: t('rows.contact'), value: <ContactText contact={contact} /> }]
          : []),
      ]}
    />
  );
}

function Said({ text }: { readonly text: string }) {
  return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}
