import { expect, test } from 'vitest';
import type { AppointmentKind, AppointmentMessage } from '#server/platform/kernel/message.ts';
import { anAppointmentMail } from '#tests/support/an-appointment-mail.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { toCalendarAttachments } from './calendar-attachment.ts';

const NOW = '2030-05-01T09:30:00.000Z';
const SENDER = { name: 'Demo Studio', email: 'no-reply@kalends.test' };

function fileOf(kind: AppointmentKind, changes: Partial<AppointmentMessage> = {}): string {
  const [file] = toCalendarAttachments(anAppointmentMail(kind, changes), NOW, SENDER);
  if (!file) throw new Error(`${kind} has no calendar file`);
  return file.content.replaceAll('\r\n ', '');
}

test.each(['attendee-confirmation', 'guest-reschedule', 'attendee-cancellation'] as const)(
  '7.30 %s is from the host, sent by the installation',
  (kind) => {
    expect(fileOf(kind)).toContain(
      '\r\nORGANIZER;CN="Ada Lovelace";SENT-BY="mailto:no-reply@kalends.test":mailto:ada@demo.test\r\n',
    );
  },
);

test.each(['host-confirmation', 'host-reschedule', 'host-cancellation', 'host-seat-left'] as const)(
  '7.30 %s is from the installation, for no calendar takes an invitation from its own reader',
  (kind) => {
    const file = fileOf(kind);
    expect(file).toContain('\r\nORGANIZER;CN="Demo Studio":mailto:no-reply@kalends.test\r\n');
    expect(readCalendar(file).attendees).toContain('ada@demo.test');
  },
);

test('7.30 whoever books their own time is invited by the installation too', () => {
  const { recipient } = anAppointmentMail('attendee-confirmation');
  const own = { recipient: { ...recipient, email: 'Ada@demo.test' } };
  expect(readCalendar(fileOf('attendee-confirmation', own)).organizer).toBe(SENDER.email);
});
