import type { Stories } from '../stories.ts';
import { Ticket } from './ticket.tsx';
import { TicketStatus } from './ticket-status.tsx';
import { TicketStub } from './ticket-stub.tsx';

const ticket = {
  start: '2030-06-06T08:00:00Z',
  end: '2030-06-06T08:30:00Z',
  timeZone: 'Europe/Berlin',
  title: 'Intro call',
  facts: ['Ada Brandt', '30 minutes', 'Video call', '€49.00'],
} as const;

export const stories: Stories = {
  ticket: {
    chosen: <Ticket {...ticket} state="chosen" />,
    'with the other clock': (
      <Ticket
        {...ticket}
        state="chosen"
        other={{ timeZone: 'America/New_York', name: 'Ada Brandt' }}
      />
    ),
    'with a face': (
      <Ticket
        {...ticket}
        state="booked"
        faces={[{ name: 'Ada Brandt', picture: '/apple-touch-icon.png' }]}
      />
    ),
    held: <Ticket {...ticket} state="held" />,
    paid: <Ticket {...ticket} state="paid" />,
    booked: <Ticket {...ticket} state="booked" />,
    'waiting for the attendee': <Ticket {...ticket} state="awaits-attendee" />,
    'waiting for the host': <Ticket {...ticket} state="awaits-host" />,
    moved: <Ticket {...ticket} state="moved" movedFrom="2030-06-05T12:00:00Z" />,
    cancelled: <Ticket {...ticket} state="cancelled" />,
    'long names': (
      <Ticket
        {...ticket}
        state="expired"
        title="Rechtsschutzversicherungsberatungsgespräch für Kleinstunternehmerinnen"
        facts={['Maximiliane-Alexandra von und zu Hohenstein-Wertheimersdorf', '45 minutes']}
      />
    ),
  },
  'ticket-status': { booked: <TicketStatus state="booked" /> },
  'ticket-stub': {
    'a day': (
      <TicketStub
        minute={31_000_000}
        reader={{ language: 'en', timeZone: 'Europe/Berlin' }}
        isOver={false}
      />
    ),
  },
};
