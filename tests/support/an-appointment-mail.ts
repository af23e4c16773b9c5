import type { AppointmentKind, AppointmentMessage } from '#server/platform/kernel/message.ts';
import type { Language } from '#shared/domain/languages.ts';

/** A mail as it could be sent, its reader fitting the kind; `changes` say what a test is about. */
export function anAppointmentMail(
  kind: AppointmentKind,
  changes: Partial<AppointmentMessage> = {},
  language: Language = 'en',
): AppointmentMessage {
  return {
    kind,
    recipient: recipientOf(kind, language),
    appointment: {
      id: 'apt_1',
      uid: 'apt_1@kalends.test',
      sequence: kind.endsWith('confirmation') ? 0 : 1,
      startIso: '2030-06-06T08:00:00.000Z',
      endIso: '2030-06-06T08:30:00.000Z',
      durationMinutes: 30,
      title: 'Introduction',
      description: 'A first talk about what you need.',
      channel: 'google',
      meetingLink: 'https://meet.example.com/abc-defg-hij',
      isCancelled: kind.endsWith('cancellation'),
    },
    company: {
      name: 'Demo Studio',
      brandColor: '#3B81F6',
      imprintLink: 'https://demo.test/imprint',
      dataPolicyLink: 'https://demo.test/privacy',
      hideBranding: false,
    },
    hosts: [{ name: 'Ada Lovelace', email: 'ada@demo.test' }],
    attendees: [
      { name: 'Maya Lindqvist', email: 'maya@example.com', phone: '+46 70 123 45 67', language },
      { name: 'Noor Haddad', email: 'noor@example.com', language, isGuest: true },
    ],
    answers: [{ label: 'What would you like to talk about?', value: 'Our move to a new system' }],
    notes: 'I may be two minutes late.\nPlease start without me.',
    cancelReason: kind.endsWith('cancellation') ? 'I have fallen ill, sorry.' : undefined,
    links: {
      appointment: 'https://kalends.test/appointment/apt_1?secret=s3cret',
      cancel: 'https://kalends.test/cancel?appointment=apt_1&token=t0ken',
      reschedule: 'https://kalends.test/reschedule?appointment=apt_1&token=t0ken',
      book: 'https://kalends.test/ada/intro',
    },
    previousStartIso: kind.endsWith('reschedule') ? '2030-06-04T12:00:00.000Z' : undefined,
    ...changes,
  };
}

function recipientOf(kind: AppointmentKind, language: Language): AppointmentMessage['recipient'] {
  const person = kind.startsWith('host')
    ? { name: 'Ada Lovelace', email: 'ada@demo.test' }
    : kind.startsWith('guest')
      ? { name: 'Noor Haddad', email: 'noor@example.com' }
      : { name: 'Maya Lindqvist', email: 'maya@example.com' };
  return { ...person, language, timeZone: 'Europe/Berlin' };
}
