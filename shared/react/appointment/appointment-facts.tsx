import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Facts } from '../ui/facts.tsx';
import { ContactText } from './contact-text.tsx';
import { WhenText } from './when-text.tsx';
import { WhereText } from './where-text.tsx';
import { WhoText } from './who-text.tsx';

/** Spec A §2, confirmation page: the rows What, When, Who, Where. */
export function AppointmentFacts({ appointment }: { readonly appointment: PublicAppointment }) {
  const { t } = useTranslation('appointment');
  const { start, end, meetingInfo, hosts, attendee, hostContact, seats, state } = appointment;
  const isToCome = !isClosed(state);
  const contact = isToCome ? hostContact : null;
  const who = { label: t('rows.who'), value: <WhoText appointment={appointment} /> };
  return (
    <Facts
      facts={[
        { label: t('rows.what'), value: <p className="font-medium">{meetingInfo.name}</p> },
        {
          label: t('rows.when'),
          value: <WhenText start={start} end={end} bookedIn={attendee?.timezone} />,
        },
        ...(hosts.length > 0 || attendee ? [who] : []),
        ...(isToCome && seats ? [{ label: t('rows.seats'), value: t('seatsTaken', seats) }] : []),
        { label: t('rows.where'), value: <WhereText place={appointment} /> },
        ...(contact
          ? [{ label: t('rows.contact'), value: <ContactText contact={contact} /> }]
          : []),
      ]}
    />
  );
}
