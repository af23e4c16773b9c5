import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { RunningLate } from '#shared/domain/running-late.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Stories } from '../stories.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { AppointmentTicket } from './appointment-ticket.tsx';
import { AwaitingCard } from './awaiting-card.tsx';
import { BookedInText } from './booked-in-text.tsx';
import { ContactText } from './contact-text.tsx';
import { DeadlineText } from './deadline-text.tsx';
import { LateChoice } from './late-choice.tsx';
import { PaymentNote } from './payment-note.tsx';
import { WhenText } from './when-text.tsx';
import { WhereText } from './where-text.tsx';
import { WhoText } from './who-text.tsx';

const company = {
  name: 'Studio Nord',
  logo: null,
  tier: 'BASIC',
  showDataPolicyLink: true,
  imprintLink: '#imprint',
  dataPolicyLink: '#privacy',
  customLegalText: null,
  hideKalendsBranding: false,
  useBrandStyling: false,
  primaryColor: null,
  featureAccess: { personalizedBranding: true },
} satisfies PublicAppointment['company'];

const attendee = {
  id: 'att_1',
  email: 'marie@example.com',
  name: 'Marie Curie',
  timezone: 'America/New_York',
  language: 'en',
  notes: null,
  bringalongEmails: ['pierre@example.com'],
  isCancelled: false,
} satisfies PublicAppointment['attendee'];

const never = { enable: false, mode: null, duration: null } as const;

const appointment: PublicAppointment = {
  id: 'apt_1',
  start: '2030-06-06T08:00:00Z',
  end: '2030-06-06T08:30:00Z',
  isCancelled: false,
  state: 'booked',
  heldUntil: null,
  disableActionButtons: false,
  meetingInfo: { name: 'Intro call', description: null, duration: 30, confirmationButton: null },
  hosts: [{ id: 'host_1', firstname: 'Ada', lastname: 'Brandt', picture: null }],
  hostTimezone: null,
  channel: 'connect',
  customChannelName: null,
  location: null,
  meetingLink: 'https://meet.example.com/intro',
  hostPhone: null,
  hostContact: null,
  seats: null,
  ics: null,
  company,
  cancellationPolicy: never,
  reschedulingPolicy: never,
  queueId: null,
  meetingTypeId: 'type_1',
  bookingPath: '/ada/intro',
  attendee,
};

const payment = {
  amountCents: 4900,
  currency: 'EUR',
  refund: 'full',
  refundUntil: '2030-06-05T08:00:00Z',
  status: 'paid',
} as const;

const { start, end } = appointment;

function Late({ late }: { readonly late: readonly RunningLate[] }) {
  const { t } = useTranslation('appointment');
  return <LateChoice say={t} late={late} pending={undefined} onSay={() => undefined} />;
}

export const stories: Stories = {
  'appointment-facts': {
    'for whom it is': <AppointmentFacts appointment={appointment} />,
    'for anybody': <AppointmentFacts appointment={{ ...appointment, attendee: undefined }} />,
  },
  'appointment-ticket': {
    booked: (
      <AppointmentTicket toSrc={(address) => address} appointment={appointment} isMain={false} />
    ),
    'with the host’s clock': (
      <AppointmentTicket
        toSrc={(address) => address}
        appointment={{ ...appointment, hostTimezone: 'Asia/Tokyo' }}
        isMain={false}
      />
    ),
    paid: (
      <AppointmentTicket
        toSrc={(address) => address}
        appointment={{ ...appointment, payment }}
        isMain={false}
      />
    ),
  },
  'awaiting-card': {
    guest: <AwaitingCard awaits="guest" />,
    host: <AwaitingCard awaits="host" />,
  },
  'booked-in-text': {
    elsewhere: <BookedInText start={start} end={end} bookedIn="Asia/Tokyo" />,
  },
  'contact-text': {
    'a number': <ContactText contact="+49 30 901820" />,
    'an address': <ContactText contact="ada@example.com" />,
    'a sentence': <ContactText contact="Mornings at the front desk, ask for Ada" />,
  },
  'deadline-text': { held: <DeadlineText untilIso={start} textKey="heldUntil" /> },
  'late-choice': {
    'nobody is late': <Late late={[]} />,
    'the reader is': <Late late={[{ name: 'Marie Curie', minutes: 10, isYou: true }]} />,
    'the other is': <Late late={[{ name: 'Ada Brandt', minutes: 15, isYou: false }]} />,
  },
  'payment-note': {
    'money back until': <PaymentNote appointment={{ state: 'booked', payment }} />,
    'on its way': (
      <PaymentNote
        appointment={{ state: 'cancelled', payment: { ...payment, status: 'refund-due' } }}
      />
    ),
    'no money back': (
      <PaymentNote appointment={{ state: 'booked', payment: { ...payment, refund: 'none' } }} />
    ),
  },
  'when-text': {
    here: <WhenText start={start} end={end} timeZone="Europe/Berlin" />,
    'booked elsewhere': (
      <WhenText start={start} end={end} timeZone="Europe/Berlin" bookedIn="America/New_York" />
    ),
  },
  'where-text': {
    link: <WhereText place={appointment} />,
    'a place': (
      <WhereText
        place={{ ...appointment, channel: 'local', location: 'Am Markt 1\n20095 Hamburg' }}
      />
    ),
    'call the host': (
      <WhereText
        place={{ ...appointment, channel: 'phone-incoming', hostPhone: '+39 051 123 456' }}
      />
    ),
  },
  'who-text': {
    'with guests': <WhoText appointment={appointment} />,
    'the host alone': <WhoText appointment={{ ...appointment, attendee: undefined }} />,
  },
};
