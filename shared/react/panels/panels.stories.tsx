import type { CalendarAppointment } from '#shared/api/calendar.ts';
import { zonedFormats } from '#shared/time/zoned.ts';
import type { Stories } from '../stories.ts';
import { type AppointmentChanges, AppointmentsPanel } from './appointments-panel.tsx';
import { type Connection, ConnectionPanel } from './connection-panel.tsx';
import { LinksPanel } from './links-panel.tsx';
import { MailStep } from './mail-step.tsx';
import { QrCode } from './qr-code.tsx';
import type { AppointmentsSeen, SeenLink } from './seen.ts';
import { WaitingRow } from './waiting-row.tsx';

const nothing = () => undefined;
const soon = async () => undefined;
const connections = [
  'checking',
  'connected',
  'silent',
  'stranger',
  'older',
  'offline',
] as const satisfies readonly Connection[];

const reading = {
  formats: zonedFormats({ language: 'en', timeZone: 'Europe/Berlin' }),
  clock: '24h',
  nowMs: Date.parse('2030-05-24T07:00:00Z'),
} as const;
const changes: AppointmentChanges = {
  ...{
    onOpen: nothing,
    onMove: nothing,
    onCopy: nothing,
    onCancel: soon,
    onConfirm: soon,
    onDecline: soon,
  },
};
const LONG = 'Maximilian von Grundstücksverkehrsgenehmigungszuständigkeit';

const appointment: CalendarAppointment & { readonly about: object } = {
  id: '7e57ab1e-0000-4000-8000-000000000001',
  hostIds: [],
  start: '2030-05-24T08:00:00.000Z',
  end: '2030-05-24T08:30:00.000Z',
  takenFrom: '2030-05-24T08:00:00.000Z',
  takenUntil: '2030-05-24T08:30:00.000Z',
  state: 'booked',
  about: {
    name: 'Intro call',
    meetingTypeId: '7e57ab1e-0000-4000-8000-000000000002',
    channel: 'zoom',
    meetingLink: 'https://meet.example.com/ada',
    location: null,
    attendees: ['Maya Lindqvist'],
    attendeeCount: 1,
    guestCount: 0,
    totalSpots: null,
  },
};
const waiting: AppointmentsSeen['day']['waiting'][number] = {
  appointmentId: appointment.id,
  name: 'Design review',
  start: '2030-05-27T12:00:00.000Z',
  end: '2030-05-27T13:00:00.000Z',
  heldUntil: '2030-05-25T12:00:00.000Z',
  attendee: { id: 'one', name: LONG, email: 'max@example.com', notes: null },
  before: null,
  after: null,
};
const today = {
  date: '2030-05-24',
  start: '2030-05-23T22:00:00.000Z',
  end: '2030-05-24T22:00:00.000Z',
  hours: [],
  busy: [],
};
const full: AppointmentsSeen['day'] = {
  today: { ...today, appointments: [appointment] },
  next: [
    {
      ...appointment,
      id: '7e57ab1e-0000-4000-8000-000000000003',
      about: { ...appointment.about, attendees: [LONG, 'Noah Berg'], attendeeCount: 5 },
    },
    { ...appointment, id: '7e57ab1e-0000-4000-8000-000000000004', about: null },
  ],
  waiting: [waiting],
};
const links: readonly SeenLink[] = [
  {
    ...{ id: 'a', name: 'Intro call', of: null, durationsMinutes: [15, 30] },
    url: 'https://kalends.example.com/ada/intro',
  },
  {
    ...{ id: 'b', name: LONG, of: 'The studio', durationsMinutes: [60] },
    url: 'https://kalends.example.com/team/studio/demo',
  },
];

export const stories: Stories = {
  'connection-panel': Object.fromEntries(
    connections.map((connection) => [
      connection,
      <ConnectionPanel
        key={connection}
        host="kalends.grundstuecksverkehrsgenehmigung.example.com"
        connection={connection}
        action={{ label: 'Sign in', isBusy: false, run: nothing }}
        onTryAgain={nothing}
        onOptions={nothing}
      />,
    ]),
  ),
  'appointments-panel': {
    full: <AppointmentsPanel day={full} reading={reading} {...changes} />,
    empty: (
      <AppointmentsPanel
        day={{ today: { ...today, appointments: [] }, next: [], waiting: [] }}
        reading={reading}
        {...changes}
      />
    ),
  },
  'waiting-row': {
    waiting: (
      <ul>
        <WaitingRow waiting={waiting} reading={reading} {...changes} />
      </ul>
    ),
  },
  'mail-step': {
    cancelling: <MailStep who={LONG} action="Cancel appointment" onDo={soon} onKeep={nothing} />,
  },
  'links-panel': {
    full: <LinksPanel links={links} onInsert={nothing} onCopy={nothing} />,
    empty: <LinksPanel links={[]} onInsert={nothing} onCopy={nothing} />,
  },
  'qr-code': { page: <QrCode text="https://kalends.example.com/ada" label="QR code" /> },
};
